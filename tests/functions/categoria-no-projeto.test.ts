// The category of a company in a project: both sides change it until the voting opens (decisions P194, P195; threats A35).
import { caminhos } from '@/domain/comum/caminhos';
import { diaEscrito } from '@/domain/comum/datas';
import type { Papel } from '@/domain/acesso/papeis';
import type { Projeto } from '@/domain/projetos/projeto';
import { caminhosDoStatus, projetoInscritoSchema, statusSchema } from '@/domain/projetos/status';
import { ler } from '@functions/banco';
import { emDias, umaEmpresa, umColaborador, umProjeto, umStatus } from '@tests/support/documentos';
import { type Persona } from '@tests/support/personas';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cenario, db } from './apoio';
import { chamarAqui, comMatriz } from './contas';
import { umaVotacao } from './votacao';

const MUDAR = 'projetosFunctions-mudarCategoria';
const FORA = 'projetosFunctions-foraDaVotacao';
const NEGADO = { erro: { status: 'PERMISSION_DENIED', message: 'Permissão negada' } };
const FEITO = { resultado: {} };
const ABRIU = 'A votação já abriu: as categorias não mudam mais.';

/** A project of three categories whose voting opens tomorrow, with one company that has none, and its administrator. */
async function cena(projeto: Partial<Projeto> = {}, categoria = '') {
  const c = await cenario([]);
  const convidada = { ...c.contexto, empresaId: `${c.contexto.empresaId}-convidada` };
  const ana = c.pessoa('Ana', 'ADMIN');
  const base = c.pessoa('Gilda', 'ADMIN');
  const gilda: Persona = {
    ...base,
    contexto: convidada,
    referencia: caminhos.colaborador(convidada, base.uid),
  };
  const escrita = db.batch();
  escrita.set(
    db.doc(caminhos.projeto(c.contexto, 'premio')),
    umProjeto(ana, {
      categoria: ['Indústria', 'Serviços', 'Cooperativas'],
      votacao: umaVotacao({ inicio: emDias(1), fim: emDias(9) }),
      ...projeto,
    }),
  );
  escrita.set(db.doc(caminhos.empresa(convidada)), umaEmpresa({ role: 'CONVIDADA' }));
  const linha = caminhosDoStatus.um(c.contexto, 'premio', convidada.empresaId);
  escrita.set(db.doc(linha), umStatus('premio', convidada.empresaId, { categoria }));
  escrita.set(db.doc(ana.referencia), umColaborador(ana));
  escrita.set(db.doc(gilda.referencia), umColaborador(gilda, { empresaRole: 'CONVIDADA' }));
  await escrita.commit();
  return { ...c, convidada, ana, gilda, linha };
}
type Cena = Awaited<ReturnType<typeof cena>>;

const mudar = (c: Cena, por: Persona, mudancas: object = {}) =>
  chamarAqui(
    MUDAR,
    {
      ...por.contexto,
      organizadora: c.contexto.empresaId,
      idProjeto: 'premio',
      idEmpresa: c.convidada.empresaId,
      de: '',
      categoria: 'Serviços',
      ...mudancas,
    },
    { por },
  );
const naLinha = async ({ linha }: Cena) => (await ler(db, statusSchema, linha))?.categoria;
const naCopia = async ({ contexto, convidada }: Cena) =>
  ler(db, projetoInscritoSchema, caminhosDoStatus.inscrito(contexto, 'premio', convidada.empresaId));
const trilha = async ({ contexto }: Persona) =>
  (await db.collection(caminhos.auditoria(contexto)).where('acao', '==', 'EMPRESA_CATEGORIA').get()).docs.map(
    (d) => d.data(),
  );
async function daqui(c: Cena, papel: Papel, mudancas = {}) {
  const p = c.pessoa(`${papel}-${randomUUID().slice(0, 4)}`, papel);
  await db.doc(p.referencia).set(umColaborador(p, mudancas));
  return p;
}

describe('mudarCategoria', () => {
  it('quem organiza a escolhe, e a trilha dele o diz; a empresa lê as do projeto e desde quando se vota', async () => {
    const c = await cena();
    expect(await mudar(c, c.ana)).toEqual(FEITO);
    expect(await naLinha(c)).toBe('Serviços');
    const copia = await naCopia(c);
    expect(copia).toMatchObject({
      categoria: 'Serviços',
      categorias: ['Indústria', 'Serviços', 'Cooperativas'],
    });
    expect(copia?.inicioDaVotacao).toBeInstanceOf(Date);
    expect(await trilha(c.ana)).toMatchObject([
      { quem: c.ana.uid, antes: { categoria: '' }, depois: { categoria: 'Serviços' } },
    ]);
    // Once more it changes nothing.
    expect(await mudar(c, c.ana)).toEqual(FEITO);
    expect(await trilha(c.ana)).toHaveLength(1);
    // Another choice after an answer that was lost: the same person sends what they saw at first.
    expect(await mudar(c, c.ana, { categoria: 'Indústria' })).toEqual(FEITO);
    expect((await mudar(c, c.gilda, { categoria: 'Cooperativas' })).erro?.message).toBe(
      'Outra pessoa já mudou a categoria desta empresa. Confira e tente de novo.',
    );
    expect(await naLinha(c)).toBe('Indústria');
  });

  it('quem administra a empresa escolhe a dela, e as duas trilhas o dizem', async () => {
    const c = await cena();
    expect(await mudar(c, c.gilda)).toEqual(FEITO);
    expect(await naLinha(c)).toBe('Serviços');
    for (const de of [c.ana, c.gilda]) expect(await trilha(de)).toMatchObject([{ quem: c.gilda.uid }]);
  });

  it('A35 ninguém escolhe por uma terceira, nem na empresa sem ser ADMIN, nem quem organiza sem 13.editar', async () => {
    const c = await cena();
    const vizinha = { ...c.contexto, empresaId: `${c.contexto.empresaId}-vizinha` };
    await db.doc(caminhos.empresa(vizinha)).set(umaEmpresa({ role: 'CONVIDADA' }));
    const dela = async (contexto: typeof vizinha, papel: Papel) => {
      const p = { ...c.pessoa(`P-${randomUUID().slice(0, 4)}`, papel), contexto };
      const referencia = caminhos.colaborador(contexto, p.uid);
      await db.doc(referencia).set(umColaborador(p, { empresaRole: 'CONVIDADA' }));
      return { ...p, referencia };
    };
    expect(await mudar(c, await dela(vizinha, 'ADMIN'))).toEqual(NEGADO);
    expect(await mudar(c, await dela(c.convidada, 'TEAM'))).toEqual(NEGADO);
    const tea = await daqui(c, 'TEAM');
    await comMatriz(c.contexto, 'TEAM', { 13: { editar: false } });
    expect(await mudar(c, tea)).toEqual(NEGADO);
    expect(await mudar(c, await daqui(c, 'ADMIN', { externo: true }))).toEqual(NEGADO);
    expect(await naLinha(c)).toBe('');
    await comMatriz(c.contexto, 'TEAM', { 13: {} });
    expect(await mudar(c, tea)).toEqual(FEITO);
    expect(
      await mudar(c, await dela(c.convidada, 'ADMIN'), { de: 'Serviços', categoria: 'Indústria' }),
    ).toEqual(FEITO);
  });

  it('aberta a votação não muda mais, de lado nenhum; um instante antes, sim', async () => {
    const c = await cena({ votacao: umaVotacao({ inicio: new Date(Date.now() - 1_000), fim: emDias(9) }) });
    for (const quem of [c.ana, c.gilda]) expect((await mudar(c, quem)).erro?.message).toBe(ABRIU);
    expect(await naLinha(c)).toBe('');
    const inicio = new Date(Date.now() + 3_600_000);
    await db.doc(caminhos.projeto(c.contexto, 'premio')).update({ 'votacao.inicio': inicio });
    for (const [quem, de, categoria] of [
      [c.gilda, '', 'Serviços'],
      [c.ana, 'Serviços', 'Indústria'],
    ] as const)
      expect(await mudar(c, quem, { de, categoria })).toEqual(FEITO);
    await db.doc(caminhos.projeto(c.contexto, 'premio')).update({ votacao: null });
    expect(await mudar(c, c.gilda, { de: 'Indústria', categoria: 'Cooperativas' })).toEqual(FEITO);
  });

  it.each<[string, Partial<Projeto>, object, string]>([
    ['uma que o projeto não tem', {}, { categoria: 'Outra' }, 'Categoria não encontrada'],
    ['nenhuma', {}, { categoria: '' }, 'Escolha a categoria.'],
    [
      'em um projeto que terminou',
      { anoVigencia: emDias(-1) },
      {},
      `Este projeto já terminou, em ${diaEscrito(emDias(-1))}.`,
    ],
    ['em um projeto que não há', {}, { idProjeto: 'nenhum' }, 'Projeto não encontrado'],
    [
      'a que outra pessoa já mudou',
      {},
      { de: 'Cooperativas' },
      'Outra pessoa já mudou a categoria desta empresa. Confira e tente de novo.',
    ],
  ])('recusa %s', async (_, projeto, mudancas, frase) => {
    const c = await cena(projeto, 'Indústria');
    expect((await mudar(c, c.ana, { de: 'Indústria', ...mudancas })).erro?.message).toBe(frase);
    expect(await naLinha(c)).toBe('Indústria');
  });

  it('a que saiu do projeto não muda', async () => {
    const c = await cena();
    await db.doc(c.linha).update({ deletedAt: new Date() });
    expect((await mudar(c, c.gilda)).erro?.message).toBe('Empresa não encontrada');
  });
});

describe('foraDaVotacao', () => {
  it('P195 diz quem não concorre e por quê, com o que está guardado ou com o que se vai guardar', async () => {
    const c = await cena();
    const outra = async (id: string, linha: object, empresa: object = {}) => {
      const empresaId = `${id}-${c.contexto.empresaId}`;
      await db.doc(caminhos.empresa({ ...c.contexto, empresaId })).set(umaEmpresa(empresa));
      const dela = { nomeFantasia: id, nomeEmOrdem: id, ...linha };
      await db
        .doc(caminhosDoStatus.um(c.contexto, 'premio', empresaId))
        .set(umStatus('premio', empresaId, dela));
    };
    await outra('alfa', { categoria: 'Indústria' });
    await outra('beta', { categoria: 'Comércio' });
    await outra('gama', { categoria: 'Serviços', status: 6 }, { status: 'INATIVO' });
    await outra('saiu', { deletedAt: new Date() });
    const fora = async (mudancas: object = {}, por: Persona = c.ana) =>
      chamarAqui(
        FORA,
        {
          ...c.contexto,
          idProjeto: 'premio',
          categorias: ['Indústria', 'Serviços'],
          soFinalistas: false,
          ...mudancas,
        },
        { por },
      );
    const motivos = async (mudancas: object = {}) => {
      const { resultado } = (await fora(mudancas)) as {
        resultado: { de: number; quantas: number; empresas: { nome: string; motivos: string[] }[] };
      };
      expect(resultado.de).toBe(4);
      expect(resultado.quantas).toBe(resultado.empresas.length);
      return Object.fromEntries(resultado.empresas.map(({ nome, motivos: deles }) => [nome, deles.join()]));
    };
    expect(await motivos()).toEqual({
      [umaEmpresa().nomeFantasia]: 'SEM_CATEGORIA',
      beta: 'OUTRA_CATEGORIA',
      gama: 'INATIVA',
    });
    expect(await motivos({ soFinalistas: true })).toMatchObject({
      alfa: 'FORA_DAS_FINALISTAS',
      beta: 'OUTRA_CATEGORIA,FORA_DAS_FINALISTAS',
      gama: 'INATIVA',
    });
    expect(await motivos({ categorias: ['Serviços'] })).toMatchObject({ alfa: 'OUTRA_CATEGORIA' });
    // Read by the projects' readers and by the voting's; by nobody else.
    const tea = await daqui(c, 'TEAM');
    await comMatriz(c.contexto, 'TEAM', { 13: { leitura: false }, 34: { leitura: false } });
    expect(await fora({}, tea)).toEqual(NEGADO);
    for (const modulo of [13, 34]) {
      await comMatriz(c.contexto, 'TEAM', {
        13: { leitura: modulo === 13 },
        34: { leitura: modulo === 34 },
      });
      expect((await fora({}, tea)).resultado).toMatchObject({ de: 4 });
    }
  });
});
