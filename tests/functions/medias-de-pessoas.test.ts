// Where people answer, a company reads means of three or more, in steps; where it answers itself, at once (decisions P197
// to P199; threats A37).
import { caminhos } from '@/domain/comum/caminhos';
import type { Resposta } from '@/domain/diagnostico/pontuacao';
import { caminhosDaDita, mediaDitaSchema } from '@/domain/diagnostico/media-dita';
import { caminhosDasMedias } from '@/domain/diagnostico/media';
import { caminhosDaPublicacao } from '@/domain/diagnostico/resultado-publicado';
import { respostaSchema, type FolhaDeRespostas } from '@/domain/diagnostico/resposta';
import { carimbo, ler } from '@functions/banco';
import { conferirMedias, contarFolha } from '@functions/nucleo/medias';
import { aleatorio } from '@tests/support/aleatorio';
import type { Persona } from '@tests/support/personas';
import { umaMedia } from '@tests/support/media';
import { umQuestionarioPublicado } from '@tests/support/questionarioPublicado';
import { beforeAll, describe, expect, it } from 'vitest';
import { db, logo } from './apoio';
import { chamarAqui } from './contas';
import { mudancasDe, mundoDasFolhas, resumoDe, TUDO } from './folhas';

let m: Awaited<ReturnType<typeof mundoDasFolhas>>;
/** ADMIN of the company whose people answer. */
let gilda: Persona;
beforeAll(async () => {
  m = await mundoDasFolhas();
  gilda = await m.pessoa('Gilda', m.convidada, 'ADMIN');
  await m.status(m.convidada).update({ status: 3 });
});

/** A published questionnaire whose version says what it says, or nothing. */
async function questionario(daVersao: Parameters<typeof umQuestionarioPublicado>[0], dele: object = {}) {
  const q = await m.questionario(dele);
  const { quemResponde, minimoDePessoas, ...versao } = umQuestionarioPublicado(daVersao);
  const modo = 'quemResponde' in (daVersao ?? {}) ? { quemResponde, minimoDePessoas } : {};
  await db.doc(`${m.caminhoDe(q)}/versoes/1`).set({ ...versao, ...modo });
  return q;
}
const PESSOAS = { quemResponde: 'PESSOAS' } as const;
const por = ({ uid, email }: Persona) => ({ por: { uid, email } });

/** Somebody of the company finishes with this point of the scale; the first group then has that many tens, and the option's. */
async function responde(q: string, escala: number, mais: object = {}) {
  const quem = await m.pessoa('Pessoa');
  const visto: Record<string, Resposta> = { ...TUDO, escala };
  await m.chamar(quem, 'abrir', q);
  const { resultado, erro } = await m.chamar(quem, 'finalizar', q, {
    aparelho: 'aparelho-a',
    step: 1,
    mudancas: mudancasDe(visto),
    resumo: resumoDe(visto),
    contato: null,
    relatorio: false,
    ...mais,
  });
  if (erro) throw new Error(JSON.stringify(erro));
  expect(resultado).toMatchObject({ finalizada: true });
  return quem;
}
const contadas = (q: string, folhas: number) =>
  logo(async () => {
    const media = await db.doc(caminhosDasMedias.uma(m.c.contexto, q, m.convidada.empresaId)).get();
    expect(media.get('folhas')).toBe(folhas);
  });

/** What the recompute command would write of the questionnaire; means that a test made up belong to others. */
const faltaEm = async (q: string) =>
  (await conferirMedias(db, m.c.contexto, { simular: true })).filter(({ caminho }) => caminho.includes(q));

interface Lido {
  media: number | null;
  folhas: number;
  grupos: { id: string; media: number | null; folhas: number }[];
  respostas?: object;
}
async function chamar<R>(quem: Persona, funcao: string, mais: object) {
  const { resultado, erro } = await chamarAqui(
    `resultadosFunctions-${funcao}`,
    { ...quem.contexto, ...mais },
    por(quem),
  );
  if (erro) throw new Error(JSON.stringify(erro));
  return resultado as R;
}
const lido = (quem: Persona, q: string) =>
  chamar<Lido>(quem, 'questionario', {
    idEmpresa: m.convidada.empresaId,
    idProjeto: 'p',
    questionarioId: q,
  });
/** Every mean of the questionnaire that the company's ADMIN reads, through whatever door. */
async function tudoQueLe(q: string) {
  const { media, grupos } = await lido(gilda, q);
  const { resultados } = await chamar<{
    resultados: {
      questionarioId: string;
      media: number | null;
      publicado: { media: number | null } | null;
    }[];
  }>(gilda, 'daEmpresa', {});
  const { questionarios } = await chamar<{ questionarios: { id: string; media: number | null }[] }>(
    gilda,
    'empresa',
    { idEmpresa: m.convidada.empresaId, idProjeto: 'p' },
  );
  const naLista = resultados.find(({ questionarioId }) => questionarioId === q);
  const publicado = await db
    .doc(caminhosDaPublicacao.resultado(m.c.contexto, q, m.convidada.empresaId))
    .get();
  return [
    media,
    ...grupos.map((grupo) => grupo.media),
    naLista?.media,
    naLista?.publicado?.media,
    questionarios.find(({ id }) => id === q)?.media,
    publicado.get('mediaEmpresa'),
  ].filter((uma) => typeof uma === 'number');
}
const publicar = (q: string) =>
  chamarAqui(
    'resultadosFunctions-publicar',
    { ...m.admin.contexto, idProjeto: 'p', idQuestionario: q, publicado: true },
    por(m.admin),
  );

describe('as pessoas respondem', () => {
  it('A37 com uma folha, e antes e depois de cada colega, ADMIN não lê a nota de ninguém por porta nenhuma', async () => {
    const q = await questionario(PESSOAS);
    await responde(q, 9);
    await contadas(q, 1);
    expect((await publicar(q)).erro).toBeUndefined();
    expect(await tudoQueLe(q)).toEqual([]);
    expect(await lido(gilda, q)).toMatchObject({
      folhas: 1,
      respostas: { quem: 'PESSOAS', minimo: 3, ditas: 0, faltam: 2 },
    });
    // Who organises reads it as before.
    expect(await lido(m.admin, q)).toMatchObject({ media: 72_50 });
    expect((await lido(m.admin, q)).respostas).toBeUndefined();
    await responde(q, 3);
    await contadas(q, 2);
    await publicar(q);
    expect(await tudoQueLe(q)).toEqual([]);

    await responde(q, 6);
    await contadas(q, 3);
    await publicar(q);
    // The first group: (9 + 3 + 6) · 10 and three times 50 of the option, halved.
    const tres = await lido(gilda, q);
    expect(tres.grupos[0]).toMatchObject({ media: 55_00, folhas: 3 });
    expect(tres).toMatchObject({ media: 65_00, respostas: { ditas: 3, faltam: 3 } });
    const antes = await tudoQueLe(q);
    expect(antes.length).toBeGreaterThan(4);
    for (const [escala, folhas] of [
      [10, 4],
      [1, 5],
    ] as const) {
      await responde(q, escala);
      await contadas(q, folhas);
      await publicar(q);
      expect(await tudoQueLe(q)).toEqual(antes);
    }
    await responde(q, 10);
    await contadas(q, 6);
    expect((await lido(gilda, q)).grupos[0]).toMatchObject({ media: 57_50, folhas: 6 });
    expect(await faltaEm(q)).toEqual([]);
  });

  it('cada pessoa vê o próprio resultado logo, e só o próprio', async () => {
    const q = await questionario(PESSOAS);
    const bia = await responde(q, 9);
    const caio = await responde(q, 1);
    const ver = (quem: Persona, idRespondente: string) => m.chamar(quem, 'ver', q, { idRespondente });
    expect((await ver(bia, bia.uid)).resultado).toMatchObject({ resultado: { media: 72_50 } });
    expect((await ver(caio, caio.uid)).resultado).toMatchObject({ resultado: { media: 52_50 } });
    // The organiser's readers read answers, and find there no result of their own.
    expect((await ver(m.admin, bia.uid)).resultado).not.toHaveProperty('resultado');
  });

  it('antes de começar se diz a quem responde quem vê o quê, como a versão o congelou', async () => {
    const aberto = async (q: string) => {
      const { resultado } = await m.chamar(await m.pessoa('Lia'), 'abrir', q);
      return (resultado as { questionario: object }).questionario;
    };
    const q = await questionario({ ...PESSOAS, minimoDePessoas: 5 });
    // What the draft says since does not count, nor does a corrected wording.
    await db.doc(m.caminhoDe(q)).update({ quemResponde: 'EMPRESA', limiteUsuario: 1 });
    await db.doc(`${m.caminhoDe(q)}/correcoes/1`).set(umQuestionarioPublicado({ nome: 'Corrigido' }));
    expect(await aberto(q)).toMatchObject({ nome: 'Corrigido', quemResponde: 'PESSOAS', minimoDePessoas: 5 });
    expect(await aberto(await questionario({}, { limiteUsuario: 1 }))).toMatchObject({
      quemResponde: 'EMPRESA',
    });
    expect(await aberto(await questionario({}, { limiteUsuario: 9 }))).toMatchObject({
      quemResponde: 'PESSOAS',
      minimoDePessoas: 3,
    });
  });

  it('P199 quem fala pela empresa a deixa ver já; as outras pessoas continuam a esperar', async () => {
    const q = await questionario(PESSOAS);
    await responde(q, 9, { falaPelaEmpresa: true });
    await contadas(q, 1);
    expect(await lido(gilda, q)).toMatchObject({ media: 72_50, respostas: { ditas: 1, faltam: 3 } });
    const antes = await tudoQueLe(q);
    await responde(q, 1);
    await responde(q, 2);
    await contadas(q, 3);
    expect(await tudoQueLe(q)).toEqual(antes);
  });

  it.each([
    ['PESSOAS', []],
    ['EMPRESA', ['edicao']],
  ] as const)('da edição anterior se lê o que dela se disse: %s', async (quemResponde, chaves) => {
    const umGrupo = umQuestionarioPublicado().grupos.slice(0, 1);
    const grupos = ['a', 'b', 'c'].flatMap((id) =>
      umGrupo.map((grupo) => ({ ...grupo, id, nome: `Grupo ${id}` })),
    );
    const antes = `antes-${quemResponde.toLowerCase()}`;
    const projeto = await db.doc(caminhos.projeto(m.c.contexto, 'p')).get();
    await db
      .doc(caminhos.projeto(m.c.contexto, antes))
      .set({ ...projeto.data(), anoAtuacao: new Date('2020-01-01T12:00:00Z') });
    const velho = await questionario({ quemResponde, grupos }, { idProjeto: antes });
    const q = await questionario({ quemResponde: 'EMPRESA', grupos });
    for (const [id, idProjeto] of [
      [velho, antes],
      [q, 'p'],
    ] as const)
      await db.doc(caminhosDasMedias.uma(m.c.contexto, id, m.convidada.empresaId)).set(
        umaMedia({
          idQuestionario: id,
          idProjeto,
          idEmpresa: m.convidada.empresaId,
          folhas: 1,
          versoes: { 1: 1 },
          grupos: Object.fromEntries(
            grupos.map((grupo) => [grupo.id, { soma: 80_00, n: 1, media: 80_00, pesoNota: 1 }]),
          ),
        }),
      );
    const { opcoes } = await chamar<{ opcoes: { chave: string }[] }>(gilda, 'comparar', {
      idEmpresa: m.convidada.empresaId,
      idProjeto: 'p',
      questionarioId: q,
    });
    expect(opcoes.map(({ chave }) => chave)).toEqual(chaves);
    await db.doc(caminhos.projeto(m.c.contexto, antes)).update({ deletedAt: new Date() });
  });
});

describe('a empresa responde', () => {
  it.each([
    ['a versão o diz', { quemResponde: 'EMPRESA' }, {}],
    ['uma só resposta por empresa, numa versão de antes', {}, { limiteUsuario: 1 }],
  ] as const)('vê o seu resultado com a primeira folha: %s', async (_nome, daVersao, dele) => {
    const q = await questionario(daVersao, dele);
    await responde(q, 9);
    await contadas(q, 1);
    expect(await lido(gilda, q)).toMatchObject({ media: 72_50, respostas: { quem: 'EMPRESA' } });
    expect((await db.doc(caminhosDaDita.uma(m.c.contexto, q, m.convidada.empresaId)).get()).exists).toBe(
      false,
    );
  });
});

it('A37 histórias ao acaso de folhas, repetidas e ao mesmo tempo: o primeiro passo é de três, e a conferência não acha o que mudar', async () => {
  const q = await questionario(PESSOAS);
  const sorte = aleatorio(19);
  const { empresaId: idEmpresa } = m.convidada;
  const de = { idQuestionario: q, idProjeto: 'p', idEmpresa };
  const folha = (nota: number, finalizada: boolean): FolhaDeRespostas =>
    respostaSchema.parse({
      ...de,
      idRespondente: 'alguém',
      versao: 1,
      pausado: !finalizada,
      stepPausado: 1,
      perguntas: [],
      finalizadoEm: finalizada ? new Date() : null,
      notas: finalizada ? { g1: nota } : {},
      ...carimbo(new Date(), 'alguém'),
    });
  const ditas = async () =>
    (await ler(db, mediaDitaSchema, caminhosDaDita.uma(m.c.contexto, q, idEmpresa)))?.grupos['g1']?.n ?? 0;
  let antes = 0;
  const mudancas: number[] = [];
  for (let vez = 0; vez < 14; vez++) {
    const id = `ao-acaso-${Math.floor(sorte() * 6)}`;
    await db
      .doc(caminhos.registro(m.c.contexto, 'respostas', id))
      .set(folha(Math.floor(sorte() * 100_00), sorte() < 0.8));
    await Promise.all([1, 2].map(() => contarFolha(db, m.c.contexto, id, de)));
    const agora = await ditas();
    if (agora !== antes) mudancas.push(agora - antes);
    antes = agora;
  }
  // A correction that entered is no other person, so later steps may add fewer; conluio.test.ts looks at those.
  expect(mudancas[0]).toBeGreaterThanOrEqual(3);
  expect(await faltaEm(q)).toEqual([]);
});
