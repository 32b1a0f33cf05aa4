// 'Meus dados': what is handed over, to whom, and that it is recorded.
import { auditoriaSchema } from '@/domain/auditoria/auditoria';
import { caminhos } from '@/domain/comum/caminhos';
import { jogadas } from '@/domain/incentivo/jogada';
import { umaJogada } from '@/domain/incentivo/jogada.exemplo';
import { umaMovimentacaoDeTatica } from '@/domain/incentivo/movimentacao-da-tatica.exemplo';
import { taticasDaJogada } from '@/domain/incentivo/tatica-da-jogada';
import { umaTaticaDaJogada } from '@/domain/incentivo/tatica-da-jogada.exemplo';
import { caminhosDaVotacao, type Voto, votoSchema } from '@/domain/votacao/voto';
import { lido } from '@functions/banco';
import {
  umaIdeiaPublicada,
  umColaborador,
  umComite,
  umConvite,
  umLike,
  umMarco,
  umPatrocinio,
} from '@tests/support/documentos';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Cenario, cenario, chamar, db } from './apoio';
import { tokenDe } from './contas';

/** That waits for a person's look. */
const VOTO: Voto = {
  categoria: 'Indústria',
  empresa: 'moinho',
  situacao: 'EM_REVISAO',
  suspeita: 'IGUAIS',
  cedula: 'h'.repeat(23),
  decisao: null,
  createdAt: new Date(),
};
const NOME = 'usersFunctions-exportarMeusDados';
let c: Cenario;
let deAna: string;
let deDavi: string;

const em = (pasta: string, id: string) => db.doc(`${pasta}/${id}`);

beforeAll(async () => {
  c = await cenario(['Ana', 'Caio']);
  const [ana, caio, davi] = [c.pessoa('Ana'), c.pessoa('Caio'), c.pessoa('Davi')];
  await db.doc(davi.referencia).set({ ...umColaborador(davi), status: 'DISABLED' });
  await db.doc(caminhos.ideia(c.contexto, 'dela')).set(umaIdeiaPublicada(ana));
  await db.doc(caminhos.ideia(c.contexto, 'dele')).set(umaIdeiaPublicada(caio));
  await db
    .doc(`${caminhos.sob(caminhos.ideia(c.contexto, 'dele')).patrocinios}/${ana.uid}`)
    .set(umPatrocinio(ana));
  await db.doc(`${caminhos.sob(caminhos.ideia(c.contexto, 'dele')).likes}/${ana.uid}`).set(umLike(ana));
  // Invited to this company for another's questionnaire, and to another company for this one's.
  const convite = (id: string) => db.doc(`${caminhos.convites}/${id}-${ana.uid}`);
  await convite('daqui').set(
    umConvite(ana, { idEmpresa: 'organizadora', idProjeto: 'p', idQuestionario: 'q' }),
  );
  await convite('de-fora').set(umConvite(ana, { idEmpresaColaboradorConvidado: 'outra' }));
  [deAna, deDavi] = await Promise.all([tokenDe(ana), tokenDe(davi)]);
});

describe('exportar os próprios dados', () => {
  it('entrega o que é da pessoa, e só dela', async () => {
    const { status, resultado } = await chamar(NOME, { ...c.contexto, formato: 'json' }, { token: deAna });
    expect(status).toBe(200);
    const { dados } = resultado as { dados: Record<string, Record<string, unknown>[]> };
    expect(dados['cadastro']).toMatchObject([{ nome: 'Ana', email: c.pessoa('Ana').email }]);
    expect(dados['ideias']).toMatchObject([{ caminho: caminhos.ideia(c.contexto, 'dela') }]);
    expect(dados['curtidas']).toHaveLength(1);
    expect(dados['patrocinios']).toHaveLength(1);
    expect(dados['convites']).toMatchObject([{ caminho: `convites/daqui-${c.pessoa('Ana').uid}` }]);
    expect(JSON.stringify(dados)).not.toContain(c.pessoa('Caio').email);
    expect(dados['cadastro']?.[0]).not.toHaveProperty('busca');
  });

  it('fica na trilha de auditoria', async () => {
    const { docs } = await db
      .collection(caminhos.auditoria(c.contexto))
      .where('acao', '==', 'EXPORTAR')
      .get();
    expect(docs.map((d) => lido(auditoriaSchema, d))).toMatchObject([
      { quem: c.pessoa('Ana').uid, alvo: c.pessoa('Ana').referencia, depois: { formato: 'json' } },
    ]);
  });

  it('traz as jogadas da pessoa, o que pôs nelas e o que moveu', async () => {
    const [ana, caio] = [c.pessoa('Ana'), c.pessoa('Caio')];
    const movimentacoes = caminhos.daEmpresa(c.contexto, 'movimentacoesDeTaticas');
    for (const [quem, nome] of [
      [ana, 'dela'],
      [caio, 'dele'],
    ] as const) {
      await em(jogadas.onde(c.contexto), nome).set(umaJogada(quem, { nome: `Jogada ${nome}` }));
      await em(taticasDaJogada.onde(c.contexto), nome).set(
        umaTaticaDaJogada(quem, { jogada: 'dele', nome: `Tática ${nome}`, status: 2 }),
      );
      await em(movimentacoes, nome).set(
        umaMovimentacaoDeTatica(quem, { jogada: 'dele', tatica: 'dele', descricao: `Movida por ${nome}` }),
      );
    }
    const { resultado } = await chamar(NOME, { ...c.contexto, formato: 'json' }, { token: deAna });
    const { dados } = resultado as { dados: Record<string, Record<string, unknown>[]> };
    expect(dados['jogadas']).toMatchObject([{ nome: 'Jogada dela' }]);
    expect(dados['taticas']).toMatchObject([{ nome: 'Tática dela', status: 'Em estudo' }]);
    expect(dados['movimentacoesDeTaticas']).toMatchObject([
      { descricao: 'Movida por dela', status: 'Em estudo' },
    ]);
  });

  it('traz o que a pessoa decidiu de votos, sem a cédula e sem em quem se votou', async () => {
    const [ana, caio] = [c.pessoa('Ana'), c.pessoa('Caio')];
    const onde = caminhosDaVotacao.votos(c.contexto, 'q');
    const decidido = (por: string, motivo: string) => ({
      ...VOTO,
      situacao: 'ANULADO',
      decisao: { por, em: new Date(), motivo },
    });
    await em(onde, 'dela').set(votoSchema.parse(decidido(ana.uid, 'Votos repetidos')));
    await em(onde, 'dele').set(votoSchema.parse(decidido(caio.uid, 'Outro motivo')));
    await em(onde, 'de-ninguem').set(votoSchema.parse(VOTO));
    const { resultado } = await chamar(NOME, { ...c.contexto, formato: 'json' }, { token: deAna });
    const { dados } = resultado as { dados: Record<string, unknown> };
    expect(dados['decisoesDeVotos']).toEqual([
      {
        categoria: 'Indústria',
        situacao: 'Anulado',
        motivo: 'Votos repetidos',
        decididoEm: expect.any(String),
        caminho: `${onde}/dela`,
      },
    ]);
  });

  it('não traz o que outros escreveram onde a pessoa já não entra', async () => {
    const ana = c.pessoa('Ana');
    const marcoDe = (ideia: string, acoes: string, mudancas: object = {}) =>
      db.doc(`${caminhos.sob(caminhos.ideia(c.contexto, ideia)).marcos}/m-${acoes.split(' ')[0]}`).set({
        ...umMarco(c.pessoa('Caio'), caminhos.ideia(c.contexto, ideia)),
        acoes,
        colaboradoresResponsaveis: [ana.referencia],
        ...mudancas,
      });
    await db
      .doc(caminhos.ideia(c.contexto, 'fechada'))
      .set(umaIdeiaPublicada(c.pessoa('Caio'), { privado: true }));
    await marcoDe('dele', 'aberto a todos os colegas');
    await marcoDe('fechada', 'segredo de quem ficou');
    await marcoDe('fechada', 'criado por ela e refeito', { createdBy: ana.uid });
    await db.doc(caminhos.comite(c.contexto, '7')).set(
      umComite(c.pessoa('Caio'), {
        numero: 7,
        notas: 'Nota da sala',
        participantesReferences: [ana.referencia],
      }),
    );
    const { resultado } = await chamar(NOME, { ...c.contexto, formato: 'json' }, { token: deAna });
    const { dados } = resultado as { dados: Record<string, Record<string, unknown>[]> };
    expect(dados['atividades']).toMatchObject([{ acoes: 'aberto a todos os colegas' }]);
    expect(dados['marcos']).toEqual([]);
    expect(dados['comites']).toMatchObject([{ numero: 7 }]);
    expect(JSON.stringify(dados)).not.toMatch(/segredo|refeito|Nota da sala/);
  });

  it('a resposta não fica guardada no servidor', async () => {
    const { docs } = await db.collection('idempotencia').get();
    expect(docs.filter((d) => JSON.stringify(d.data()).includes(c.pessoa('Ana').email))).toEqual([]);
  });

  it('recusa quem não entrou, quem está desabilitado e a empresa dos outros', async () => {
    const dados = { ...c.contexto, formato: 'json' };
    expect((await chamar(NOME, dados)).status).toBe(401);
    expect((await chamar(NOME, dados, { token: deDavi })).status).toBe(403);
    const outra = await cenario([]);
    expect((await chamar(NOME, { ...outra.contexto, formato: 'json' }, { token: deAna })).status).toBe(403);
    expect((await chamar(NOME, dados, { token: deAna })).status).toBe(200);
  });
});
