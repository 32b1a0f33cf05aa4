// Threats I16: rules cannot look into lists of records (decisions Q102). Somebody who may add one questionnaire or region
// adds one that nobody can read. What reads it beside others goes on with the others.
import { caminhos } from '@/domain/comum/caminhos';
import { caminhosDasMedias, mediaSchema } from '@/domain/diagnostico/media';
import { type Regiao, regiaoSchema, regioesDe } from '@/domain/projetos/regiao';
import { umaRegiao } from '@/domain/projetos/regiao.exemplo';
import { caminhosDoStatus, statusSchema } from '@/domain/projetos/status';
import { caminhosDaVotacao } from '@/domain/votacao/voto';
import { ler } from '@functions/banco';
import { conferirEmpresa } from '@functions/comandos/conferir';
import { acertarHabilitada } from '@functions/nucleo/habilitadas';
import { acertarRegioesDaEmpresa } from '@functions/nucleo/regioes';
import { acertarUrnasDoProjeto } from '@functions/nucleo/urnas';
import { umaEmpresa } from '@tests/support/documentos';
import type { Persona } from '@tests/support/personas';
import { beforeAll, describe, expect, it } from 'vitest';
import { db, logo } from './apoio';
import { chamarAqui } from './contas';
import { chamarLista, mundoDasFolhas, TUDO } from './folhas';
import { umaVotacao } from './votacao';

let m: Awaited<ReturnType<typeof mundoDasFolhas>>;
let bia: Persona;
let q: string;
const dupla = () => ({ idProjeto: 'p', idEmpresa: m.convidada.empresaId });
const dela = () => caminhosDoStatus.um(m.c.contexto, 'p', m.convidada.empresaId);

beforeAll(async () => {
  m = await mundoDasFolhas();
  bia = await m.pessoa('Bia');
  q = await m.questionario();
  await m.chamar(bia, 'abrir', q);
  await m.finalizar(bia, q, TUDO);
  const media = caminhosDasMedias.uma(m.c.contexto, q, m.convidada.empresaId);
  await logo(async () => expect((await ler(db, mediaSchema, media))?.folhas).toBe(1));
});

describe('um questionário com uma faixa que não é faixa', () => {
  beforeAll(async () => {
    await m.questionario({ faixas: [1] });
  });

  it('I16 não tira da convidada os que ela responde, nem os seus resultados', async () => {
    expect((await chamarLista(bia, null)).resultado).toMatchObject({ questionarios: [{ id: q }] });
    const { resultado } = await chamarAqui(
      'resultadosFunctions-empresa',
      { ...bia.contexto, idEmpresa: m.convidada.empresaId, idProjeto: 'p' },
      { por: bia },
    );
    expect(resultado).toMatchObject({ questionarios: [{ id: q, folhas: 1 }] });
    const { resultado: dosSeus } = await chamarAqui('resultadosFunctions-daEmpresa', bia.contexto, {
      por: bia,
    });
    expect(dosSeus).toMatchObject({ resultados: [{ questionarioId: q }] });
  });

  it('I16 não para a contagem de habilitadas nem a urna do projeto', async () => {
    await db.doc(dela()).update({ habilitada: false });
    await db.doc(caminhos.projeto(m.c.contexto, 'p')).update({ minimoResposta: 1 });
    await acertarHabilitada(db, m.c.contexto, dupla());
    expect((await ler(db, statusSchema, dela()))?.habilitada).toBe(true);
    await db.doc(caminhos.projeto(m.c.contexto, 'p')).update({
      votacao: umaVotacao(),
    });
    await acertarUrnasDoProjeto(db, m.c.contexto, 'p');
    const urna = await db.doc(caminhosDaVotacao.urna({ ...m.c.contexto, questionarioId: q })).get();
    expect(urna.get('publica')).toBe(true);
  });
});

describe('uma região com um critério que não é critério', () => {
  it('I16 não para as outras do projeto, nem o recálculo da empresa', async () => {
    const regiao = (id: string) => db.doc(`${regioesDe(m.c.contexto, 'p')}/${id}`);
    const { estado } = umaEmpresa().endereco;
    const certa: Partial<Regiao> = { identifiers: [{ field: 'estado', value: estado ?? '' }] };
    await db.doc(dela()).update({ estado });
    await regiao('ruim').set({ ...umaRegiao(m.admin, 'p'), identifiers: [1] });
    await regiao('sul').set(umaRegiao(m.admin, 'p', certa));
    await acertarRegioesDaEmpresa(db, m.c.contexto, dupla());
    expect((await ler(db, regiaoSchema, regiao('sul').path))?.empresas).toEqual([m.convidada.empresaId]);
    await logo(async () => expect((await ler(db, statusSchema, dela()))?.regioes).toEqual(['sul']));
    await expect(conferirEmpresa(db, m.c.contexto, { simular: true })).resolves.toBeDefined();
  });
});
