// Evaluators' scores: who gives one, to whom and when, and the means that follow (part 3 §3, decisions Q202).
import { caminhos } from '@/domain/comum/caminhos';
import { avaliacoesSchema, caminhosDasMedias, mediaSchema } from '@/domain/diagnostico/media';
import { caminhosDasNotas, idDaNota, notaSchema } from '@/domain/diagnostico/nota';
import { caminhosDaPublicacao } from '@/domain/diagnostico/resultado-publicado';
import { ler } from '@functions/banco';
import { conferirMedias, contarNota } from '@functions/nucleo/medias';
import { aleatorio } from '@tests/support/aleatorio';
import { umColaborador, umStatus } from '@tests/support/documentos';
import type { Persona } from '@tests/support/personas';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db, logo } from './apoio';
import { chamarAqui, comMatriz } from './contas';
import { mundoDasFolhas, TUDO } from './folhas';

const ENTREVISTA = 4;
const MOTIVO = 'Há método, pessoas e orçamento para inovar.';

let m: Awaited<ReturnType<typeof mundoDasFolhas>>;
beforeAll(async () => {
  m = await mundoDasFolhas();
});
const fase = (status: number) => m.status(m.convidada).set(umStatus('p', m.convidada.empresaId, { status }));
beforeEach(() => fase(ENTREVISTA));

const caminhoDaMedia = (q: string) => caminhosDasMedias.uma(m.c.contexto, q, m.convidada.empresaId);
const mediaDe = (q: string) => ler(db, mediaSchema, caminhoDaMedia(q));
const caminhoDasAvaliacoes = (q: string) =>
  caminhosDasMedias.avaliacao(m.c.contexto, q, m.convidada.empresaId);
const avaliadasDe = (q: string) => ler(db, avaliacoesSchema, caminhoDasAvaliacoes(q));

/** A questionnaire that somebody of the guest company answered. */
async function respondido() {
  const q = await m.questionario();
  const bia = await m.pessoa('Bia');
  await m.chamar(bia, 'abrir', q);
  await m.finalizar(bia, q, TUDO);
  await logo(async () => expect((await mediaDe(q))?.folhas).toBe(1));
  return q;
}

const por = ({ uid, email }: Persona) => ({ por: { uid, email } });
const avaliar = (quem: Persona, q: string, mudancas: object = {}) =>
  chamarAqui(
    'notasFunctions-avaliar',
    {
      ...quem.contexto,
      idEmpresa: m.convidada.empresaId,
      questionarioId: q,
      grupo: 'g1',
      fase: ENTREVISTA,
      idResposta: null,
      nota: 80_00,
      justificativa: MOTIVO,
      ...mudancas,
    },
    por(quem),
  );
const listar = (quem: Persona, q: string, mudancas: object = {}) =>
  chamarAqui(
    'notasFunctions-listar',
    { ...quem.contexto, idEmpresa: m.convidada.empresaId, questionarioId: q, ...mudancas },
    por(quem),
  );
const desconsiderar = (quem: Persona, nota: string, desconsiderado = true) =>
  chamarAqui(
    'notasFunctions-desconsiderar',
    {
      ...quem.contexto,
      nota,
      desconsiderado,
      ...(desconsiderado ? { motivo: 'Trocou duas empresas.' } : {}),
    },
    por(quem),
  );
const idDe = ({ uid }: Pick<Persona, 'uid'>, grupo = 'g1', qual = ENTREVISTA) =>
  idDaNota({ idEmpresaNota: m.convidada.empresaId, grupo, fase: qual, respondente: uid });
const guardada = (quem: Persona, grupo = 'g1') =>
  ler(db, notaSchema, caminhosDasNotas.uma(m.c.contexto, idDe(quem, grupo)));
const recusa = (message: string) => ({ erro: { message, status: 'FAILED_PRECONDITION' } });
const NEGADO = { erro: { message: 'Permissão negada', status: 'PERMISSION_DENIED' } };
/** Somebody of the team, who reads answers and others' scores. */
async function avaliador(nome: string) {
  const novo = await m.pessoa(nome, m.c.contexto, 'TEAM');
  await comMatriz(m.c.contexto, 'TEAM', { 26: {}, 31: {} });
  return novo;
}

describe('avaliar', () => {
  it('a primeira é adicionada, a segunda a atualiza, e a trilha guarda as duas', async () => {
    const q = await respondido();
    const ela = await avaliador('Nara');
    expect((await avaliar(ela, q)).resultado).toEqual({ criada: true });
    expect((await avaliar(ela, q)).resultado).toEqual({ criada: false });
    expect((await avaliar(ela, q, { nota: 60_50 })).resultado).toEqual({ criada: false });
    expect(await guardada(ela)).toMatchObject({
      nota: 60_50,
      justificativa: MOTIVO,
      fase: ENTREVISTA,
      grupo: 'g1',
      idResposta: null,
      respondente: ela.uid,
      idEmpresaNota: m.convidada.empresaId,
      idQuestionario: q,
      desconsiderado: false,
    });
    const { docs } = await db
      .collection(caminhos.auditoria(m.c.contexto))
      .where('alvo', '==', caminhosDasNotas.uma(m.c.contexto, idDe(ela)))
      .get();
    expect(docs.map((d) => d.get('depois') as object)).toEqual(
      expect.arrayContaining([{ nota: 80_00 }, { nota: 60_50 }]),
    );
    expect(docs).toHaveLength(2);
    await logo(async () =>
      expect((await avaliadasDe(q))?.avaliacoes['4']).toMatchObject({
        grupos: { g1: { n: 1, mediaAvaliador: 60_50 } },
        media: 60_50,
      }),
    );
  });

  it('A15 o que lê quem lê médias não tem as notas dos avaliadores, nem antes nem depois de uma', async () => {
    const q = await respondido();
    await avaliar(await avaliador('Nara'), q, { nota: 73_21 });
    await logo(async () => expect((await avaliadasDe(q))?.avaliacoes['4']?.media).toBe(73_21));
    expect(JSON.stringify((await db.doc(caminhoDaMedia(q)).get()).data())).not.toContain('7321');
  });

  it('quem se abstém diz por quê, e não entra na média', async () => {
    const q = await respondido();
    const [nara, ugo] = [await avaliador('Nara'), await avaliador('Ugo')];
    await avaliar(nara, q, { nota: 70_00 });
    expect((await avaliar(ugo, q, { nota: null })).resultado).toEqual({ criada: true });
    await logo(async () => expect((await avaliadasDe(q))?.avaliacoes['4']?.grupos['g1']?.n).toBe(1));
    expect((await avaliar(ugo, q, { nota: null, justificativa: ' ' })).erro?.message).toBe(
      'Escreva a justificativa, com 10 letras ou mais.',
    );
  });

  it('E08 fora da escala, sem justificativa, de outro grupo, folha, questionário ou empresa: nada fica', async () => {
    const q = await respondido();
    const ela = await avaliador('Nara');
    for (const errada of [
      { nota: -1 },
      { nota: 100_01 },
      { nota: 50.5 },
      { nota: '80' },
      { justificativa: '' },
      { justificativa: 'x'.repeat(2_001) },
      { fase: 0 },
      { desconsiderado: false },
      { respondente: 'outra' },
      { grupo: '../g1' },
    ])
      expect((await avaliar(ela, q, errada)).erro?.status, JSON.stringify(errada)).toBe('INVALID_ARGUMENT');
    expect(await avaliar(ela, q, { grupo: 'nenhum' })).toEqual(recusa('Grupo não encontrado'));
    expect(await avaliar(ela, q, { idResposta: 'nenhuma' })).toEqual(recusa('Questionário não encontrado!'));
    const outro = await respondido();
    const [deOutro] = await m.folhasDe(outro);
    expect(await avaliar(ela, q, { idResposta: deOutro?.id })).toEqual(
      recusa('Questionário não encontrado!'),
    );
    expect(await avaliar(ela, 'nenhum')).toEqual(recusa('Questionário não encontrado!'));
    expect(await avaliar(ela, q, { idEmpresa: 'nenhuma' })).toEqual(recusa('Empresa não encontrada'));
    expect(await guardada(ela)).toBeUndefined();
    for (const nota of [0, 100_00]) expect((await avaliar(ela, q, { nota })).erro).toBeUndefined();
    const [folha] = await m.folhasDe(q);
    expect((await avaliar(ela, q, { grupo: 'g2', idResposta: folha?.id })).resultado).toEqual({
      criada: true,
    });
  });

  it('E09 só na fase em que a empresa está, e só nas que se avaliam', async () => {
    const q = await respondido();
    const ela = await avaliador('Nara');
    expect(await avaliar(ela, q, { fase: 5 })).toEqual(
      recusa('A empresa já mudou de fase. Recarregue a página e confira.'),
    );
    for (const fechada of [1, 2, 3, 7]) {
      await fase(fechada);
      expect(await avaliar(ela, q, { fase: fechada })).toEqual(
        recusa('Nesta fase da empresa não se dão notas.'),
      );
    }
    await fase(5);
    expect(await avaliar(ela, q)).toEqual(
      recusa('A empresa já mudou de fase. Recarregue a página e confira.'),
    );
    expect(await guardada(ela)).toBeUndefined();
    expect((await avaliar(ela, q, { fase: 5 })).resultado).toEqual({ criada: true });
    const semRespostas = await m.questionario();
    expect(await avaliar(ela, semRespostas, { fase: 5 })).toEqual(
      recusa('A empresa ainda não respondeu a este questionário.'),
    );
  });

  it('quem só lê, a empresa avaliada, quem também é dela e quem é de fora não avaliam', async () => {
    const q = await respondido();
    const membro = await m.pessoa('Membro', m.c.contexto);
    const SO_QUEM = recusa('Só quem lê as respostas dos outros avalia as empresas.');
    expect(await avaliar(membro, q)).toEqual(SO_QUEM);
    const chefe = await m.pessoa('Chefe', m.convidada, 'ADMIN');
    expect(await avaliar(chefe, q)).toEqual(recusa('Questionário não encontrado!'));
    expect(await avaliar({ ...chefe, contexto: m.c.contexto }, q)).toEqual(NEGADO);
    const dosDois = await avaliador('Dani');
    const dela = db.doc(caminhos.colaborador(m.convidada, dosDois.uid));
    await dela.set(umColaborador(dosDois));
    expect(await avaliar(dosDois, q)).toEqual(recusa('Ninguém avalia a própria empresa.'));
    expect((await listar(dosDois, q)).resultado).toMatchObject({
      recusa: 'Ninguém avalia a própria empresa.',
    });
    expect(await guardada(dosDois)).toBeUndefined();
    await dela.update({ deletedAt: new Date() });
    expect((await avaliar(dosDois, q)).resultado).toEqual({ criada: true });
    const externa = await m.pessoa('Eva', m.c.contexto, 'TEAM', { externo: true });
    expect(await avaliar(externa, q)).toEqual(NEGADO);
  });

  it('vinte ao mesmo tempo, cada uma duas vezes: vinte notas e as médias certas', async () => {
    const q = await respondido();
    const todos = await Promise.all(
      Array.from({ length: 10 }, (_, i) => m.pessoa(`Av${i}`, m.c.contexto, 'TEAM')),
    );
    const notas = todos.flatMap((quem, i) =>
      ['g1', 'g2'].map((grupo, g) => ({ quem, grupo, nota: (i * 7 + g) * 100 })),
    );
    const idas = await Promise.all(
      [...notas, ...notas].map(({ quem, grupo, nota }) => avaliar(quem, q, { grupo, nota })),
    );
    // One that was in the way of another says so, and is sent again as the screen does.
    for (const [i, { erro }] of idas.entries()) {
      const { quem, grupo, nota } = notas[i % notas.length] ?? { quem: m.admin, grupo: 'g1', nota: 0 };
      if (erro) expect((await avaliar(quem, q, { grupo, nota })).erro).toBeUndefined();
    }
    const media = (grupo: string) =>
      Math.round(notas.filter((n) => n.grupo === grupo).reduce((a, { nota }) => a + nota, 0) / 10);
    await logo(async () =>
      expect((await avaliadasDe(q))?.avaliacoes['4']?.grupos).toMatchObject({
        g1: { n: 10, mediaAvaliador: media('g1') },
        g2: { n: 10, mediaAvaliador: media('g2') },
      }),
    );
    await logo(async () => expect(await conferirMedias(db, m.c.contexto, { simular: true })).toEqual([]));
  });
});

describe('ver e desconsiderar', () => {
  it('A15 sem o módulo 26 cada um vê só as suas; com ele as de todos', async () => {
    const q = await respondido();
    const [nara, admin] = [await avaliador('Nara'), await m.pessoa('Chefia', m.c.contexto, 'ADMIN')];
    await avaliar(nara, q);
    await avaliar(admin, q, { nota: 50_00 });
    expect((await listar(nara, q)).resultado).toMatchObject({
      fase: { id: 4, titulo: 'Entrevista Inicial' },
      recusa: null,
      veDeOutros: true,
      podeDesconsiderar: false,
      fases: [{ id: 4, titulo: 'Entrevista Inicial' }],
      notas: [
        { respondente: nara.uid, nota: 80_00 },
        { respondente: admin.uid, nota: 50_00 },
      ],
    });
    await comMatriz(m.c.contexto, 'TEAM', { 26: { leitura: false }, 31: {} });
    const so = (await listar(nara, q)).resultado;
    await comMatriz(m.c.contexto, 'TEAM', { 26: {}, 31: {} });
    expect(so).toMatchObject({ veDeOutros: false, notas: [{ respondente: nara.uid }] });
    expect(JSON.stringify(so)).not.toContain(admin.uid);
    const membro = await m.pessoa('Membro', m.c.contexto);
    expect(await listar(membro, q)).toEqual(NEGADO);
    const chefe = await m.pessoa('Chefe', m.convidada, 'ADMIN');
    expect(await listar(chefe, q)).toEqual(recusa('Questionário não encontrado!'));
  });

  it('E12 só o módulo 27 desconsidera; a média perde a nota e a ganha de volta', async () => {
    const q = await respondido();
    const [nara, ugo] = [await avaliador('Nara'), await avaliador('Ugo')];
    await avaliar(nara, q, { nota: 80_00 });
    await avaliar(ugo, q, { nota: 20_00 });
    const g1 = async () => (await avaliadasDe(q))?.avaliacoes['4']?.grupos['g1'];
    await logo(async () => expect(await g1()).toMatchObject({ n: 2, mediaAvaliador: 50_00 }));
    expect(await desconsiderar(nara, idDe(ugo))).toEqual(NEGADO);
    expect(await desconsiderar(m.admin, 'nenhuma')).toEqual(recusa('Avaliação não encontrada'));
    // A name that the database keeps for itself is no id, not a failure of the server (threats I20).
    const reservado = await desconsiderar(m.admin, '__nota__');
    expect(reservado.erro).toMatchObject({ status: 'INVALID_ARGUMENT', message: 'Avaliação não encontrada' });
    const chefe = await m.pessoa('Chefe', m.convidada, 'ADMIN');
    expect(await desconsiderar(chefe, idDe(ugo))).toEqual(recusa('Avaliação não encontrada'));
    expect(await guardada(ugo)).toMatchObject({ desconsiderado: false });
    const semMotivo = { ...m.admin.contexto, nota: idDe(ugo), desconsiderado: true };
    expect(await chamarAqui('notasFunctions-desconsiderar', semMotivo, por(m.admin))).toEqual(
      recusa('Escreva por que a avaliação não deve contar.'),
    );
    expect(await guardada(ugo)).toMatchObject({ desconsiderado: false });
    expect((await desconsiderar(m.admin, idDe(ugo))).erro).toBeUndefined();
    expect(await guardada(ugo)).toMatchObject({ motivoDaDesconsideracao: 'Trocou duas empresas.' });
    await logo(async () => expect(await g1()).toMatchObject({ n: 1, mediaAvaliador: 80_00 }));
    // Its evaluator changes it: it stays out.
    await avaliar(ugo, q, { nota: 30_00 });
    expect(await guardada(ugo)).toMatchObject({ desconsiderado: true, nota: 30_00 });
    await comMatriz(m.c.contexto, 'TEAM', { 26: {}, 27: {}, 31: {} });
    const volta = await desconsiderar(nara, idDe(ugo), false);
    await comMatriz(m.c.contexto, 'TEAM', { 26: {}, 31: {} });
    expect(volta.erro).toBeUndefined();
    await logo(async () => expect(await g1()).toMatchObject({ n: 2, mediaAvaliador: 55_00 }));
  });

  it('Q23 a empresa não conhece a média dos avaliadores; quem organiza sim', async () => {
    const q = await respondido();
    const equipe = await avaliador('Edu');
    for (const grupo of ['g1', 'g2']) await avaliar(equipe, q, { grupo, nota: 90_00 });
    await logo(async () =>
      expect((await avaliadasDe(q))?.avaliacoes['4']?.cobertura).toEqual({ dadas: 2, de: 2 }),
    );
    await db
      .doc(`${caminhos.empresa(m.convidada)}/projetosInscritos/${m.c.contexto.empresaId}_p`)
      .set({ empresaId: m.c.contexto.empresaId, idProjeto: 'p', deletedAt: null });
    const resultado = (quem: Persona, idProjeto: string | null = 'p') =>
      chamarAqui(
        'resultadosFunctions-questionario',
        { ...quem.contexto, idEmpresa: m.convidada.empresaId, idProjeto, questionarioId: q },
        por(quem),
      );
    expect((await resultado(equipe)).resultado).toMatchObject({
      organiza: true,
      entrevista: { fase: 'Entrevista Inicial', media: 90_00, grupos: { g1: 90_00, g2: 90_00 } },
    });
    const chefe = await m.pessoa('Chefe', m.convidada, 'ADMIN');
    expect((await resultado(chefe)).resultado).toMatchObject({
      organiza: false,
      media: 67_50,
      entrevista: null,
    });
    // The questionnaire's own company needs no project in the address; another one does not find it by that.
    expect((await resultado(equipe, null)).resultado).toMatchObject({ idProjeto: 'p', media: 67_50 });
    expect(await resultado(chefe, null)).toEqual(recusa('Questionário não encontrado!'));
  });
});

describe('as médias seguem as notas', () => {
  it('repetido, junto e fora de ordem nada muda; perdido, a conferência o acha', async () => {
    const q = await respondido();
    const equipe = await avaliador('Edu');
    await avaliar(equipe, q, { nota: 44_00 });
    const caminho = caminhosDasNotas.uma(m.c.contexto, idDe(equipe));
    const dados = (await db.doc(caminho).get()).data() ?? {};
    await logo(async () => expect((await avaliadasDe(q))?.avaliacoes['4']?.media).toBe(44_00));
    await Promise.all(
      [dados, { ...dados, nota: 1 }, dados].map((evento) =>
        contarNota(db, m.c.contexto, idDe(equipe), evento),
      ),
    );
    expect((await avaliadasDe(q))?.avaliacoes['4']?.grupos['g1']).toMatchObject({ n: 1, soma: 44_00 });
    const certas = async () =>
      [await mediaDe(q), await avaliadasDe(q)].map((uma) => ({ ...uma, updatedAt: 0 }));
    const antes = await certas();
    await db.doc(caminhoDasAvaliacoes(q)).update({ 'avaliacoes.4.grupos.g1.n': 7 });
    await db.doc(`${caminhosDasMedias.avaliadas(caminhoDaMedia(q))}/${idDe(equipe)}`).delete();
    const falta = () => conferirMedias(db, m.c.contexto, { simular: true });
    expect((await falta()).length).toBe(2);
    await conferirMedias(db, m.c.contexto);
    expect(await falta()).toEqual([]);
    expect(await certas()).toEqual(antes);
  });

  it('depois de histórias ao acaso não há o que corrigir', async () => {
    const q = await respondido();
    const sorte = aleatorio(26);
    const ate = (n: number) => Math.floor(sorte() * n);
    const equipe = await avaliador('Edu');
    await avaliar(equipe, q);
    const base = await guardada(equipe);
    for (let rodada = 0; rodada < 5; rodada++)
      await Promise.all(
        Array.from({ length: 8 }, (_, i) => {
          const dela = { ...base, grupo: `g${1 + (i % 2)}`, fase: 4 + (i % 3), respondente: `${q}-a${i}` };
          const id = idDaNota({ ...dela, idEmpresaNota: m.convidada.empresaId });
          const ref = db.doc(caminhosDasNotas.uma(m.c.contexto, id));
          if (sorte() < 0.15) return ref.delete();
          return ref.set({
            ...dela,
            nota: sorte() < 0.2 ? null : ate(10_001),
            desconsiderado: sorte() < 0.3,
            impedida: sorte() < 0.2,
          });
        }),
      );
    await logo(async () => expect(await conferirMedias(db, m.c.contexto, { simular: true })).toEqual([]));
    expect((await mediaDe(q))?.folhas).toBe(1);
  });
});

const daEmpresa = (quem: Persona, mudancas: object = {}) =>
  chamarAqui(
    'resultadosFunctions-empresa',
    { ...quem.contexto, idEmpresa: m.convidada.empresaId, idProjeto: 'p', ...mudancas },
    por(quem),
  );
const daFolha = (quem: Persona, folha: string) =>
  chamarAqui('resultadosFunctions-folha', { ...quem.contexto, folha }, por(quem));

describe('as páginas da análise', () => {
  it('A22 uma empresa no projeto, com as médias dos seus questionários: quem organiza e ela própria', async () => {
    const q = await respondido();
    const lida = await daEmpresa(m.admin);
    expect(lida.resultado).toMatchObject({
      nome: 'Convidada',
      projeto: 'Prêmio Inovação',
      fase: 'Entrevista Inicial',
      organiza: true,
    });
    expect((lida.resultado as { questionarios: object[] }).questionarios).toContainEqual(
      expect.objectContaining({ id: q, folhas: 1, media: 67_50 }),
    );
    await db
      .doc(`${caminhos.empresa(m.convidada)}/projetosInscritos/${m.c.contexto.empresaId}_p`)
      .set({ empresaId: m.c.contexto.empresaId, idProjeto: 'p', deletedAt: null });
    const chefe = await m.pessoa('Chefe', m.convidada, 'ADMIN');
    expect((await daEmpresa(chefe)).resultado).toMatchObject({ nome: 'Convidada', organiza: false });
    expect(await daEmpresa(chefe, { idEmpresa: m.c.contexto.empresaId })).toEqual(NEGADO);
    expect(await daEmpresa(chefe, { idProjeto: 'outro' })).toEqual(recusa('Questionário não encontrado!'));
    expect(await daEmpresa(m.admin, { idEmpresa: 'nenhuma' })).toEqual(recusa('Empresa não encontrada'));
  });

  it('E01 o que diz uma folha finalizada: só a quem lê as respostas, na empresa que organiza', async () => {
    const q = await respondido();
    const [folha] = await m.folhasDe(q);
    const id = folha?.id ?? '';
    expect((await daFolha(m.admin, id)).resultado).toMatchObject({
      questionarioId: q,
      empresa: 'Convidada',
      media: 67_50,
      grupos: [
        { id: 'g1', media: 60_00 },
        { id: 'g2', media: 75_00 },
      ],
    });
    const membro = await m.pessoa('Membro', m.c.contexto);
    expect(await daFolha(membro, id)).toEqual(NEGADO);
    const chefe = await m.pessoa('Chefe', m.convidada, 'ADMIN');
    expect(await daFolha(chefe, id)).toEqual(recusa('Questionário não encontrado!'));
    await folha?.ref.update({ finalizadoEm: null, notas: {} });
    expect(await daFolha(m.admin, id)).toEqual(recusa('Questionário não encontrado!'));
  });
});

const resultado = async (q: string) =>
  (
    await chamarAqui(
      'resultadosFunctions-questionario',
      { ...m.admin.contexto, idEmpresa: m.convidada.empresaId, idProjeto: 'p', questionarioId: q },
      por(m.admin),
    )
  ).resultado as { entrevista: unknown; emAvaliacao?: unknown };
const encerrar = (quem: Persona, q: string, encerrada = true, qual = 5) =>
  chamarAqui(
    'notasFunctions-encerrar',
    { ...quem.contexto, questionarioId: q, fase: qual, encerrada },
    por(quem),
  );
const fases = (quem: Persona, q: string) =>
  chamarAqui('notasFunctions-fases', { ...quem.contexto, questionarioId: q }, por(quem));
const publicar = (q: string) =>
  chamarAqui(
    'resultadosFunctions-publicar',
    { ...m.admin.contexto, idProjeto: 'p', idQuestionario: q, publicado: true },
    por(m.admin),
  );
const dito = async (q: string) =>
  (await db.doc(caminhosDaPublicacao.resultado(m.c.contexto, q, m.convidada.empresaId)).get()).get(
    'entrevista',
  ) as unknown;
const contadas = (q: string, qual: number, dadas: number) =>
  logo(async () => expect((await avaliadasDe(q))?.avaliacoes[qual]?.cobertura?.dadas).toBe(dadas));

describe('a fase que fala', () => {
  it('uma nota da fase seguinte não substitui a média de uma completa, nem no que se publica', async () => {
    const q = await respondido();
    const nara = await avaliador('Nara');
    for (const grupo of ['g1', 'g2']) await avaliar(nara, q, { grupo, nota: 60_00 });
    await contadas(q, 4, 2);
    await fase(5);
    await avaliar(nara, q, { fase: 5, nota: 95_00 });
    await contadas(q, 5, 1);
    const completa = { fase: 'Entrevista Inicial', media: 60_00, cobertura: { dadas: 2, de: 2 } };
    expect(await resultado(q)).toMatchObject({
      entrevista: completa,
      emAvaliacao: { fase: 'Entrevista de aprofundamento', cobertura: { dadas: 1, de: 2 } },
    });
    await publicar(q);
    expect(await dito(q)).toMatchObject(completa);
    expect((await fases(nara, q)).resultado).toEqual({
      fases: [
        {
          id: 4,
          titulo: 'Entrevista Inicial',
          encerradaEm: null,
          empresas: 1,
          completas: 1,
          dadas: 2,
          de: 2,
        },
        expect.objectContaining({ id: 5, empresas: 1, completas: 0, dadas: 1, de: 2 }),
      ],
    });

    // The organiser says that it speaks as it is; what was published stays until it is published again.
    expect((await encerrar(m.admin, q)).erro).toBeUndefined();
    const encerrada = { fase: 'Entrevista de aprofundamento', media: 95_00, cobertura: { dadas: 1, de: 2 } };
    expect(await resultado(q)).toMatchObject({ entrevista: encerrada });
    expect(await resultado(q)).not.toHaveProperty('emAvaliacao');
    expect(await dito(q)).toMatchObject(completa);
    await publicar(q);
    expect(await dito(q)).toMatchObject(encerrada);
    expect(await avaliar(nara, q, { fase: 5, grupo: 'g2' })).toEqual(
      recusa('A avaliação desta fase foi encerrada.'),
    );
    expect((await listar(nara, q)).resultado).toMatchObject({
      recusa: 'A avaliação desta fase foi encerrada.',
    });
    expect((await encerrar(m.admin, q, false)).erro).toBeUndefined();
    expect(await resultado(q)).toMatchObject({ entrevista: completa });
    expect((await avaliar(nara, q, { fase: 5, grupo: 'g2', nota: null })).erro).toBeUndefined();
    await contadas(q, 5, 2);
    // An abstention is given too: the phase is complete, and speaks by itself.
    expect(await resultado(q)).toMatchObject({
      entrevista: { media: 95_00, cobertura: { dadas: 2, de: 2 } },
    });
    await logo(async () => expect(await conferirMedias(db, m.c.contexto, { simular: true })).toEqual([]));
  });

  it('encerra quem publica, e vê até onde vai quem vê as notas dos outros; a fase é do projeto', async () => {
    const q = await respondido();
    const nara = await avaliador('Nara');
    const bia = await m.pessoa('Bia');
    expect(await encerrar(nara, q)).toEqual(NEGADO);
    expect(await encerrar(bia, q)).toEqual(NEGADO);
    expect(await encerrar(m.admin, q, true, 99)).toEqual(recusa('Esta fase não está em uso no projeto.'));
    expect(await encerrar(m.admin, 'nenhum')).toEqual(recusa('Questionário não encontrado!'));
    expect((await fases(nara, q)).resultado).toEqual({ fases: [] });
    for (const _vez of [1, 2]) expect((await encerrar(m.admin, q)).erro).toBeUndefined();
    expect((await fases(nara, q)).resultado).toMatchObject({
      fases: [{ id: 5, encerradaEm: expect.any(String), empresas: 0 }],
    });
    await comMatriz(m.c.contexto, 'TEAM', { 26: { leitura: false }, 31: {} });
    expect(await fases(nara, q)).toEqual(NEGADO);
  });
});
