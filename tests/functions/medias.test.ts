// Means of companies: kept by the finish of each sheet, in any order, and proved by the recompute (decisions Q200).
import { caminhos } from '@/domain/comum/caminhos';
import { caminhosDasMedias, mediaSchema } from '@/domain/diagnostico/media';
import { respostaSchema } from '@/domain/diagnostico/resposta';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { carimbo, ler } from '@functions/banco';
import { conferirMedias, contarFolha } from '@functions/nucleo/medias';
import { aleatorio } from '@tests/support/aleatorio';
import type { Persona } from '@tests/support/personas';
import { umQuestionarioPublicado } from '@tests/support/questionarioPublicado';
import { beforeAll, describe, expect, it } from 'vitest';
import { db, logo } from './apoio';
import { chamarAqui, comMatriz } from './contas';
import { mundoDasFolhas, TUDO } from './folhas';

let m: Awaited<ReturnType<typeof mundoDasFolhas>>;
beforeAll(async () => {
  m = await mundoDasFolhas();
});

const caminhoDaMedia = (q: string) => caminhosDasMedias.uma(m.c.contexto, q, m.convidada.empresaId);
const mediaDe = (q: string) => ler(db, mediaSchema, caminhoDaMedia(q));
const falta = () => conferirMedias(db, m.c.contexto, { simular: true });

const daEmpresa = (quem: Persona, idEmpresa: string) =>
  chamarAqui(
    'resultadosFunctions-empresa',
    { ...quem.contexto, idEmpresa, idProjeto: 'p' },
    { por: { uid: quem.uid, email: quem.email } },
  );

describe('médias', () => {
  it('cada folha finalizada entra uma vez; reaberta ou removida, sai', async () => {
    const q = await m.questionario();
    const [bia, otto] = [await m.pessoa('Bia'), await m.pessoa('Otto')];
    for (const quem of [bia, otto]) await m.chamar(quem, 'abrir', q);
    await m.finalizar(bia, q, TUDO);
    await logo(async () =>
      expect(await mediaDe(q)).toMatchObject({
        folhas: 1,
        versoes: { 1: 1 },
        grupos: { g1: { soma: 60_00, n: 1, media: 60_00, pesoNota: 1 }, g2: { media: 75_00 } },
        mediaEmpresa: 67_50,
      }),
    );
    await m.finalizar(otto, q, { ...TUDO, escala: 10 });
    await logo(async () =>
      expect(await mediaDe(q)).toMatchObject({
        folhas: 2,
        grupos: { g1: { media: 67_50 } },
        mediaEmpresa: 71_25,
      }),
    );
    const [primeira, segunda] = await m.folhasDe(q);
    await primeira?.ref.update({ finalizadoEm: null, notas: {} });
    await logo(async () => expect(await mediaDe(q)).toMatchObject({ folhas: 1 }));
    await segunda?.ref.update({ deletedAt: new Date() });
    await logo(async () => expect(await mediaDe(q)).toBeUndefined());
    expect(await falta()).toEqual([]);
  });

  it('o mesmo evento de novo, junto e fora de ordem não muda nada', async () => {
    const q = await m.questionario();
    const bia = await m.pessoa('Bia');
    await m.chamar(bia, 'abrir', q);
    await m.finalizar(bia, q, TUDO);
    await logo(async () => expect((await mediaDe(q))?.folhas).toBe(1));
    const [folha] = await m.folhasDe(q);
    if (!folha) throw new Error('sem folha');
    const velha = { ...folha.data(), finalizadoEm: null, notas: {} };
    await Promise.all(
      [folha.data(), velha, folha.data()].map((dados) => contarFolha(db, m.c.contexto, folha.id, dados)),
    );
    expect(await mediaDe(q)).toMatchObject({ folhas: 1, grupos: { g1: { soma: 60_00, n: 1 } } });
  });

  it('os pesos são os da versão mais nova que alguém respondeu', async () => {
    const q = await m.questionario();
    const [bia, otto] = [await m.pessoa('Bia'), await m.pessoa('Otto')];
    await m.chamar(bia, 'abrir', q);
    await m.finalizar(bia, q, TUDO);
    await logo(async () => expect((await mediaDe(q))?.mediaEmpresa).toBe(67_50));
    const { grupos } = umQuestionarioPublicado();
    const pesados = grupos.map((grupo) => ({ ...grupo, pesoNota: grupo.id === 'g2' ? 3 : 0 }));
    await db.doc(`${m.caminhoDe(q)}/versoes/2`).set(umQuestionarioPublicado({ n: 2, grupos: pesados }));
    await db.doc(m.caminhoDe(q)).update({ versao: 2 });
    await m.chamar(otto, 'abrir', q);
    await m.finalizar(otto, q, { ...TUDO, escala: 10 });
    await logo(async () =>
      expect(await mediaDe(q)).toMatchObject({ versoes: { 1: 1, 2: 1 }, mediaEmpresa: 75_00 }),
    );
  });

  it('depois de histórias ao acaso não há o que corrigir; perdida, a conferência a refaz', async () => {
    const q = await m.questionario();
    const sorte = aleatorio(16);
    const ate = (n: number) => Math.floor(sorte() * n);
    const base = respostaSchema.parse({
      idQuestionario: q,
      idProjeto: 'p',
      idEmpresa: m.convidada.empresaId,
      idRespondente: 'r',
      versao: 1,
      pausado: false,
      stepPausado: 1,
      perguntas: [],
      finalizadoEm: null,
      notas: {},
      ...carimbo(new Date(), 'r'),
    });
    const nota = () => (sorte() < 0.2 ? null : ate(10_001));
    for (let rodada = 0; rodada < 6; rodada++)
      await Promise.all(
        Array.from({ length: 8 }, (_, i) => {
          const ref = db.doc(caminhos.registro(m.c.contexto, 'respostas', `${q}-r${i}`));
          if (sorte() < 0.15) return ref.delete();
          return ref.set({
            ...base,
            finalizadoEm: sorte() < 0.7 ? new Date() : null,
            notas: { g1: nota(), g2: nota() },
            deletedAt: sorte() < 0.1 ? new Date() : null,
          });
        }),
      );
    await db
      .doc(caminhos.registro(m.c.contexto, 'respostas', `${q}-certa`))
      .set({ ...base, finalizadoEm: new Date(), notas: { g1: 5000, g2: null } });
    await logo(async () => expect(await falta()).toEqual([]));
    const certa = await mediaDe(q);
    expect(certa?.folhas).toBeGreaterThan(0);
    await db.doc(caminhoDaMedia(q)).update({ folhas: 99, 'grupos.g1.soma': 1 });
    await db.doc(`${caminhosDasMedias.contadas(caminhoDaMedia(q))}/${q}-certa`).delete();
    expect((await falta()).length).toBe(2);
    await conferirMedias(db, m.c.contexto);
    expect(await falta()).toEqual([]);
    expect({ ...(await mediaDe(q)), updatedAt: 0 }).toEqual({ ...certa, updatedAt: 0 });
  });
});

const inscrever = () =>
  db
    .doc(caminhosDoStatus.inscrito(m.c.contexto, 'p', m.convidada.empresaId))
    .set({ empresaId: m.c.contexto.empresaId, idProjeto: 'p', deletedAt: null });
const recusada = (message: string) => ({ erro: { message, status: 'FAILED_PRECONDITION' } });

describe('o resultado de uma empresa', () => {
  type Pedido = Partial<Record<'idEmpresa' | 'idProjeto' | 'questionarioId' | 'empresaId', string>>;
  const pedir = (quem: Persona, q: string, mudancas: Pedido = {}) =>
    chamarAqui(
      'resultadosFunctions-questionario',
      {
        ...quem.contexto,
        idEmpresa: m.convidada.empresaId,
        idProjeto: 'p',
        questionarioId: q,
        ...mudancas,
      },
      { por: { uid: quem.uid, email: quem.email } },
    );
  const NEGADO = { erro: { message: 'Permissão negada', status: 'PERMISSION_DENIED' } };

  it('a própria empresa o lê logo, e a organizadora o de todas; com a análise de cada grupo', async () => {
    await inscrever();
    const q = await m.questionario();
    const bia = await m.pessoa('Bia');
    await m.chamar(bia, 'abrir', q);
    expect((await pedir(bia, q)).resultado).toMatchObject({ folhas: 0, media: null, empresa: 'Convidada' });
    await m.finalizar(bia, q, TUDO);
    await logo(async () => expect((await mediaDe(q))?.folhas).toBe(1));
    const lido = (await pedir(bia, q)).resultado;
    expect(lido).toMatchObject({
      nome: 'Autodiagnóstico de inovação',
      projeto: 'Prêmio Inovação',
      folhas: 1,
      media: 67_50,
      nivel: '0-100',
      grupos: [
        { id: 'g1', nome: 'Estratégia', media: 60_00, analise: 'Análise não disponível para esta dimensão.' },
        { id: 'g2', media: 75_00 },
      ],
    });
    expect(lido).toMatchObject({ organiza: false });
    // Who answered is said to the company, and not to who organises.
    const { respostas, ...oMesmo } = lido as { respostas: object };
    expect(respostas).toEqual({ quem: 'EMPRESA', minimo: 3 });
    expect((await pedir(m.admin, q)).resultado).toEqual({ ...oMesmo, organiza: true });
    expect(JSON.stringify(lido)).not.toContain(bia.uid);
  });

  it('A39 em quem organiza, ADMIN e Equipe leem o de todas; os outros, o da própria empresa como é contado', async () => {
    await inscrever();
    const q = await m.questionario();
    const [equipe, membro] = [
      await m.pessoa('Tea', m.c.contexto, 'TEAM'),
      await m.pessoa('Mel', m.c.contexto, 'MEMBER'),
    ];
    await comMatriz(m.c.contexto, 'TEAM', { 29: {}, 31: {} });
    expect(await pedir(membro, q)).toEqual(NEGADO);
    expect((await pedir(equipe, q)).resultado).toMatchObject({ organiza: true, empresa: 'Convidada' });
    const propria = { idEmpresa: m.c.contexto.empresaId };
    expect((await pedir(membro, q, propria)).resultado).toMatchObject({ organiza: false });
    expect((await pedir(equipe, q, propria)).resultado).toMatchObject({ organiza: true });
    expect(await daEmpresa(membro, m.convidada.empresaId)).toEqual(NEGADO);
    expect((await daEmpresa(equipe, m.convidada.empresaId)).resultado).toMatchObject({ organiza: true });
    expect((await daEmpresa(membro, m.c.contexto.empresaId)).resultado).toMatchObject({ organiza: false });
  });

  it('E02 de outra empresa, sem o módulo 31, por respondente externo ou com outros ids: nada', async () => {
    const q = await m.questionario();
    const vizinha = `${m.c.contexto.empresaId}-vizinha`;
    const bia = await m.pessoa('Bia');
    expect(await pedir(bia, q, { idEmpresa: vizinha })).toEqual(NEGADO);
    expect(await pedir(bia, q, { idEmpresa: m.c.contexto.empresaId })).toEqual(NEGADO);
    const externa = await m.pessoa('Eva', m.convidada, 'MEMBER', { externo: true });
    expect(await pedir(externa, q)).toEqual(NEGADO);
    const semModulo = await m.pessoa('Lia', m.convidada, 'TEAM');
    await comMatriz(m.convidada, 'TEAM', { 29: {}, 31: { leitura: false } });
    expect(await pedir(semModulo, q)).toEqual(NEGADO);
    expect(await pedir(bia, q, { idProjeto: 'outro' })).toEqual(recusada('Questionário não encontrado!'));
    expect(await pedir(bia, 'q-outro')).toEqual(recusada('Questionário não encontrado!'));
    expect(await pedir(m.admin, q, { idEmpresa: vizinha })).toEqual(recusada('Empresa não encontrada'));
    expect((await pedir(bia, q)).resultado).toMatchObject({ folhas: 0 });
    expect((await pedir(m.admin, q, { idEmpresa: m.c.contexto.empresaId })).resultado).toBeDefined();
  });
});
