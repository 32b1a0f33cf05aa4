// Comparison of companies: sums kept exactly once, what companies are told of each other and that it stays, and the
// previous edition (decisions Q234, Q235, P196).
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import {
  benchmarkSchema,
  caminhosDoBenchmark,
  comEmpresa,
  contaNoBenchmark,
  semZeros,
  type SomasPorCorte,
} from '@/domain/diagnostico/benchmark';
import { perguntasDasOutras as contratoDasOutras } from '@/domain/contratos/perguntas-das-outras';
import { caminhosDasEstatisticas, chaveDaPergunta } from '@/domain/diagnostico/estatisticas';
import { caminhosDasMedias, type Media, mediaSchema } from '@/domain/diagnostico/media';
import { umQuestionario } from '@/domain/diagnostico/questionario.exemplo';
import { caminhosDaPublicacao } from '@/domain/diagnostico/resultado-publicado';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { ler, lido } from '@functions/banco';
import { acertarBenchmark, conferirBenchmarks } from '@functions/nucleo/benchmarks';
import { aleatorio } from '@tests/support/aleatorio';
import { emDias, umaEmpresa, umColaborador, umProjeto, umStatus } from '@tests/support/documentos';
import { umaEstatistica } from '@tests/support/estatistica';
import { umaMedia } from '@tests/support/media';
import { type Persona, persona } from '@tests/support/personas';
import { umQuestionarioPublicado } from '@tests/support/questionarioPublicado';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Cenario, cenario, db, logo } from './apoio';
import { chamarAqui, comMatriz } from './contas';

let c: Cenario;
let ana: Persona;
const NEGADO = { erro: { message: 'Permissão negada', status: 'PERMISSION_DENIED' } };
const GRUPOS = ['g1', 'g2', 'g3'];
const VERSAO = umQuestionarioPublicado({
  grupos: umQuestionarioPublicado().grupos.flatMap((grupo, i) =>
    i === 0 ? [grupo, { ...grupo, id: 'g3', nome: 'Pessoas' }] : [grupo],
  ),
});
const HABILITADA = 3;
/** As the row of the company says, whose changes reach its means. */
const DA_LINHA = { porte: 'MICRO_EMPRESA', categoria: 'Indústria' } as const;

const dela = (id: string): Contexto => ({ ...c.contexto, empresaId: `${c.contexto.empresaId}-${id}` });
const caminhoDa = (q: string, id: string) => caminhosDasMedias.uma(c.contexto, q, dela(id).empresaId);
/** Means of a company, the same in every group. */
const mediaDe = (q: string, id: string, valor: number, mais: Partial<Media> = {}) =>
  umaMedia({
    idQuestionario: q,
    idProjeto: 'p',
    idEmpresa: dela(id).empresaId,
    grupos: Object.fromEntries(GRUPOS.map((g) => [g, { soma: valor, n: 1, media: valor, pesoNota: 1 }])),
    mediaEmpresa: valor,
    fase: HABILITADA,
    regioes: [],
    ...mais,
  });
const guardar = (q: string, id: string, valor: number, mais: Partial<Media> = {}) =>
  db.doc(caminhoDa(q, id)).set(mediaDe(q, id, valor, mais));

/** A questionnaire of a project that is published, in its first version. */
async function questionario(id: string, projeto = 'p') {
  const caminho = caminhos.registro(c.contexto, 'questionarios', id);
  await db.doc(caminho).set({ ...umQuestionario(ana), idProjeto: projeto, versao: 1 });
  await db.doc(`${caminho}/versoes/1`).set(VERSAO);
  return id;
}
/** Somebody of a company that takes part. */
async function participante(id: string, fase = HABILITADA) {
  const contexto = dela(id);
  await db
    .doc(caminhos.empresa(contexto))
    .set(umaEmpresa({ nomeFantasia: id, role: 'CONVIDADA', porte: DA_LINHA.porte }));
  await db
    .doc(caminhosDoStatus.um(c.contexto, 'p', contexto.empresaId))
    .set(umStatus('p', contexto.empresaId, { status: fase, ...DA_LINHA }));
  const uid = `pessoa-${contexto.empresaId}`;
  const quem = persona('Bia', 'ADMIN', {
    contexto,
    uid,
    email: `${uid}@exemplo.com.br`,
    referencia: caminhos.colaborador(contexto, uid),
  });
  await db.doc(quem.referencia).set(umColaborador(quem));
  await logo(async () =>
    expect((await db.doc(caminhosDoStatus.inscrito(c.contexto, 'p', contexto.empresaId)).get()).exists).toBe(
      true,
    ),
  );
  return quem;
}
const por = ({ uid, email }: Persona) => ({ por: { uid, email } });
const publicar = (q: string, publicado = true) =>
  chamarAqui(
    'resultadosFunctions-publicar',
    { ...ana.contexto, idProjeto: 'p', idQuestionario: q, publicado },
    por(ana),
  );
const comparar = (quem: Persona, q: string, idEmpresa: string) =>
  chamarAqui(
    'resultadosFunctions-comparar',
    { ...quem.contexto, idEmpresa, idProjeto: 'p', questionarioId: q },
    por(quem),
  );
interface Comparacao {
  opcoes: { chave: string; nome: string; frase: string; grupos: Record<string, number> }[];
  aviso: string | null;
}
async function opcoes(quem: Persona, q: string, id: string) {
  const { resultado, erro } = await comparar(quem, q, dela(id).empresaId);
  if (erro) throw new Error(JSON.stringify(erro));
  return resultado as Comparacao;
}
const medias = (quem: Persona, q: string, idProjeto = 'p') =>
  chamarAqui(
    'resultadosFunctions-mediasPorCorte',
    { ...quem.contexto, idProjeto, questionarioId: q },
    por(quem),
  );
const falta = () => conferirBenchmarks(db, c.contexto, { simular: true });
const somas = async (q: string) =>
  semZeros((await ler(db, benchmarkSchema, caminhosDoBenchmark.um(c.contexto, q)))?.cortes ?? {});
/** What the stored means add up to. */
async function certas(q: string) {
  const { docs } = await db
    .collection(caminhosDasMedias.medias(c.contexto))
    .where('idQuestionario', '==', q)
    .get();
  return docs.reduce<SomasPorCorte>((soma, documento) => {
    const conta = contaNoBenchmark(lido(mediaSchema, documento));
    return conta ? comEmpresa(soma, conta, 1) : soma;
  }, {});
}

let bia: Persona;
beforeAll(async () => {
  c = await cenario([]);
  ana = c.pessoa('Ana', 'ADMIN');
  await db.doc(ana.referencia).set(umColaborador(ana));
  await db.doc(caminhos.projeto(c.contexto, 'p')).set(umProjeto(ana, { nome: 'Prêmio Inovação' }));
  bia = await participante('bia');
});

describe('as somas por corte', () => {
  it('depois de uma história ao acaso são as das médias; o que se estraga, a conferência refaz', async () => {
    const q = 'q-somas';
    const sorte = aleatorio(21);
    const um = <T>(de: readonly T[]) => de[Math.floor(sorte() * de.length)] as T;
    for (let vez = 0; vez < 4; vez++)
      await Promise.all(
        Array.from({ length: 8 }, (_, i) => {
          const id = `e${i}`;
          if (sorte() < 0.2) return db.doc(caminhoDa(q, id)).delete();
          return guardar(q, id, Math.floor(sorte() * 10_001), {
            porte: um(['MICRO_EMPRESA', 'EMPRESA_GRANDE_PORTE', null] as const),
            categoria: um(['Indústria', 'Serviços', '']),
            regioes: um([[], ['sul'], ['sul', 'serra']]),
            concorre: sorte() < 0.8,
          });
        }),
      );
    await logo(async () => {
      expect(await falta()).toEqual([]);
      expect(await somas(q)).toEqual(await certas(q));
    });
    expect(Object.keys(await somas(q)).length).toBeGreaterThan(2);
    const alguma = { idQuestionario: q, idProjeto: 'p', idEmpresa: dela('e0').empresaId };
    const antes = await somas(q);
    await Promise.all([1, 2, 3].map(() => acertarBenchmark(db, c.contexto, alguma)));
    expect(await somas(q)).toEqual(antes);
    const caminho = caminhosDoBenchmark.um(c.contexto, q);
    await db.doc(caminho).update({ 'cortes.todas.n': 99 });
    const { docs } = await db.collection(caminhosDoBenchmark.contadas(caminho)).limit(1).get();
    await docs[0]?.ref.update({ media: 1 });
    expect((await falta()).length).toBeGreaterThan(0);
    await conferirBenchmarks(db, c.contexto);
    expect(await falta()).toEqual([]);
    expect(await somas(q)).toEqual(antes);
  });
});

/** The company and five others of her size; 60,00 to 64,00. */
async function populacao(q: string) {
  await questionario(q);
  await guardar(q, 'bia', 50_00, DA_LINHA);
  for (let i = 0; i < 5; i++) await guardar(q, `o${i}`, 60_00 + i * 1_00, { porte: 'MICRO_EMPRESA' });
}
/** The same with two more: as many as something is told of. */
async function bastantes(q: string) {
  await populacao(q);
  for (const id of ['o5', 'o6']) await guardar(q, id, 62_30, { porte: 'MICRO_EMPRESA' });
}
const POUCAS =
  'Ainda não há empresas confirmadas pela organização bastantes para comparar sem revelar as médias de uma delas.';

describe('o que se diz às empresas umas das outras', () => {
  it('só depois de publicar; a média das confirmadas em pontos inteiros; e nunca mais muda', async () => {
    const q = 'q-uma-vez';
    await bastantes(q);
    expect(await opcoes(bia, q, 'bia')).toEqual({
      opcoes: [],
      aviso: 'A comparação com outras empresas aparece quando a organização publicar os resultados.',
    });
    await publicar(q);
    const dita = await opcoes(bia, q, 'bia');
    expect(dita.aviso).toBeNull();
    // The category is hers alone; the size is that of all.
    expect(dita.opcoes.map(({ nome }) => nome)).toEqual(['Todas as empresas', 'Porte: Micro Empresa']);
    expect(dita.opcoes[0]?.frase).toMatch(
      /^Média de 8 empresas confirmadas, em pontos inteiros, como eram em \d\d\/\d\d\/\d{4}\.$/,
    );
    // 60,575 of all eight.
    expect(dita.opcoes[0]?.grupos).toEqual(Object.fromEntries(GRUPOS.map((g) => [g, 61_00])));
    // One company changes and one comes: whoever looks before and after would know their means.
    await guardar(q, 'o0', 100_00, { porte: 'MICRO_EMPRESA' });
    const nova = await participante('nova');
    await guardar(q, 'nova', 10_00, DA_LINHA);
    await Promise.all([publicar(q), publicar(q)]);
    expect(await opcoes(bia, q, 'bia')).toEqual(dita);
    // Somebody who comes later reads the same figures, not figures of their own.
    expect(await opcoes(nova, q, 'nova')).toEqual(dita);
    await publicar(q, false);
    expect((await opcoes(bia, q, 'bia')).opcoes).toEqual([]);
    await publicar(q);
    expect(await opcoes(bia, q, 'bia')).toEqual(dita);
  });

  it('de sete nada, e o corte que deixaria outras a descoberto também não', async () => {
    const q = 'q-poucas';
    await bastantes(q);
    await db.doc(caminhoDa(q, 'o6')).delete();
    await publicar(q);
    expect(await opcoes(bia, q, 'bia')).toEqual({ opcoes: [], aviso: POUCAS });
    // Nothing was told yet, so more companies may be: but all without those of her size would be two.
    await guardar(q, 'o6', 64_00, { porte: 'MICRO_EMPRESA' });
    for (const id of ['grande', 'maior']) await guardar(q, id, 20_00, { porte: 'EMPRESA_GRANDE_PORTE' });
    await publicar(q);
    const { opcoes: ditas } = await opcoes(bia, q, 'bia');
    expect(ditas.map(({ chave }) => chave)).toEqual(['todas']);
  });

  it('A36 empresas que se cadastraram sozinhas não contam: a média da única verdadeira não se tira delas', async () => {
    const q = 'q-inventadas';
    await questionario(q);
    // The attack of the finding: one real company, 74,44, and five made up in its region with known means; then two more
    // at a second publication, and what each was told subtracted.
    await guardar(q, 'verdadeira', 74_44, { regioes: ['sul'] });
    const inventada = await participante('inventada-0', 1);
    for (let i = 0; i < 5; i++) await guardar(q, `inventada-${i}`, 50_00, { regioes: ['sul'], fase: 1 });
    await publicar(q);
    expect(await opcoes(inventada, q, 'inventada-0')).toEqual({ opcoes: [], aviso: POUCAS });
    for (const i of [5, 6]) await guardar(q, `inventada-${i}`, 50_00, { regioes: ['sul'], fase: 1 });
    await publicar(q);
    expect(await opcoes(inventada, q, 'inventada-0')).toEqual({ opcoes: [], aviso: POUCAS });
    // Neither by their places: chosen means would close in on the real one.
    const dito = await db
      .doc(caminhosDaPublicacao.resultado(c.contexto, q, dela('inventada-0').empresaId))
      .get();
    expect(dito.data()).toMatchObject({ posicao: null, total: 1, confirmada: false });
  });

  it('A36 empresas com um administrador em comum contam uma vez', async () => {
    const q = 'q-mesmo-dono';
    await bastantes(q);
    for (const id of ['o0', 'o1']) {
      const socia = persona('Eva', 'ADMIN', {
        contexto: dela(id),
        uid: `eva-${id}`,
        email: 'eva@exemplo.com.br',
        referencia: caminhos.colaborador(dela(id), `eva-${id}`),
      });
      await db
        .doc(socia.referencia)
        .set(umColaborador(socia, id === 'o0' ? {} : { email: 'EVA@exemplo.com.br' }));
    }
    await publicar(q);
    expect(await opcoes(bia, q, 'bia')).toEqual({ opcoes: [], aviso: POUCAS });
    await db.doc(caminhos.colaborador(dela('o1'), 'eva-o1')).delete();
    await publicar(q);
    expect((await opcoes(bia, q, 'bia')).opcoes).toHaveLength(2);
    await db.doc(caminhos.colaborador(dela('o0'), 'eva-o0')).delete();
  });

  it('quem organiza vê as somas de agora, sem a da empresa, e só de cinco outras', async () => {
    const q = 'q-agora';
    await populacao(q);
    await conferirBenchmarks(db, c.contexto);
    const { opcoes: vistas } = await opcoes(ana, q, 'bia');
    expect(vistas.map(({ chave }) => chave)).toEqual(['todas', 'porte:MICRO_EMPRESA']);
    expect(vistas[0]).toMatchObject({
      frase: 'Média de 5 outras empresas, neste momento.',
      grupos: Object.fromEntries(GRUPOS.map((g) => [g, 62_00])),
    });
    expect((await medias(ana, q)).resultado).toEqual({
      cortes: [
        { chave: 'todas', tipo: 'todas', nome: 'Todas as empresas', n: 6, media: 60_00 },
        { chave: 'porte:MICRO_EMPRESA', tipo: 'porte', nome: 'Micro Empresa', n: 6, media: 60_00 },
        { chave: 'categoria:Indústria', tipo: 'categoria', nome: 'Indústria', n: 1, media: null },
      ],
    });
    expect((await medias(ana, q, 'outro')).erro).toMatchObject({ message: 'Questionário não encontrado!' });
  });

  it('ninguém compara a empresa dos outros, nem lê médias de um projeto alheio', async () => {
    const q = 'q-alheia';
    await populacao(q);
    const caio = await participante('caio');
    expect(await comparar(caio, q, dela('bia').empresaId)).toMatchObject(NEGADO);
    expect((await comparar(bia, q, dela('bia').empresaId)).erro).toBeUndefined();
    // Under her own company there is no such questionnaire.
    expect((await medias(bia, q)).erro).toMatchObject({ message: 'Questionário não encontrado!' });
    // The organiser's side: ADMIN, or TEAM with the module. The flag alone is not enough (A39).
    for (const [papel, leitura] of [
      ['TEAM', true],
      ['TEAM', false],
      ['MEMBER', true],
      ['COLLABORATOR', true],
      ['MASTER', true],
    ] as const) {
      const pessoa = c.pessoa(`${papel}-${leitura}`, papel);
      await db.doc(pessoa.referencia).set(umColaborador(pessoa));
      await comMatriz(c.contexto, papel, { 31: { leitura } });
      const fins = [await medias(pessoa, q), await comparar(pessoa, q, dela('bia').empresaId)];
      if (papel === 'TEAM' && leitura) expect(fins.map(({ erro }) => erro)).toEqual([undefined, undefined]);
      else for (const fim of fins) expect(fim, papel).toMatchObject(NEGADO);
    }
  });
});

describe('a edição anterior', () => {
  it('é o projeto anterior mais recente com os mesmos grupos; o que veio depois não é', async () => {
    const q = await questionario('q-edicao');
    const { anoAtuacao } = umProjeto(ana);
    const antes = (dias: number) => new Date(anoAtuacao.getTime() + dias * 86_400_000);
    for (const [id, dias] of [
      ['velho', -800],
      ['passado', -400],
      ['futuro', 400],
    ] as const) {
      await db
        .doc(caminhos.projeto(c.contexto, id))
        .set({ ...umProjeto(ana, { nome: `Prêmio ${id}` }), anoAtuacao: antes(dias) });
      await questionario(`q-${id}`, id);
      await guardar(`q-${id}`, 'bia', 30_00 + dias, { idProjeto: id });
    }
    await guardar(q, 'bia', 50_00, DA_LINHA);
    const { opcoes: vistas, aviso } = await opcoes(bia, q, 'bia');
    expect(aviso).toMatch(/quando a organização publicar/);
    expect(vistas).toMatchObject([
      {
        chave: 'edicao',
        nome: 'Edição anterior: Prêmio passado',
        frase: 'As médias da própria empresa em Prêmio passado.',
        grupos: Object.fromEntries(GRUPOS.map((g) => [g, 26_00])),
      },
    ]);
    // One edition that cannot be read keeps nobody from the others (I16): its version is gone.
    await guardar('q-sem-versao', 'bia', 40_00, { idProjeto: 'passado' });
    const ilegivel = { ...mediaDe('q-ilegivel', 'bia', 40_00, { idProjeto: 'passado' }), versoes: 'nenhuma' };
    await db.doc(caminhoDa('q-ilegivel', 'bia')).set(ilegivel);
    expect((await opcoes(bia, q, 'bia')).opcoes).toEqual(vistas);
    await db.doc(caminhos.projeto(c.contexto, 'passado')).update({ deletedAt: emDias(0) });
    expect((await opcoes(bia, q, 'bia')).opcoes[0]?.nome).toBe('Edição anterior: Prêmio velho');
  });
});

const pedir = (quem: Persona, q: string, idEmpresa = quem.contexto.empresaId) =>
  chamarAqui(
    'resultadosFunctions-perguntasDasOutras',
    { ...quem.contexto, idEmpresa, idProjeto: 'p', questionarioId: q },
    por(quem),
  );
const ditasA = async (quem: Persona, q: string) => {
  const { resultado, erro } = await pedir(quem, q);
  if (erro) throw new Error(JSON.stringify(erro));
  return contratoDasOutras.saida.parse(resultado);
};

describe('como as outras responderam (P414)', () => {
  const [pergunta] = VERSAO.perguntas;
  if (!pergunta) throw new Error('sem pergunta');
  const chave = chaveDaPergunta(pergunta);
  const responder = (q: string, id: string, ponto: number, folhas = 1) =>
    db.doc(caminhosDasEstatisticas.empresa(c.contexto, q, dela(id).empresaId)).set(
      umaEstatistica({
        idQuestionario: q,
        idProjeto: 'p',
        idEmpresa: dela(id).empresaId,
        folhas,
        perguntas: { [chave]: { [`o${ponto}`]: folhas } },
      }),
    );

  it('diz-se uma vez, com a publicação, onde as respostas variam; o que muda depois não se vê', async () => {
    const q = await questionario('q-outras');
    const ids = Array.from({ length: 15 }, (_, i) => `outra${i}`);
    for (const [i, id] of ['bia', ...ids].entries()) {
      await guardar(q, id, 50_00 + i, DA_LINHA);
      await responder(q, id, i % 2 === 0 ? 4 : 9);
    }
    // Two sheets are not one answer.
    await guardar(q, 'duas', 60_00, DA_LINHA);
    await responder(q, 'duas', 5, 2);
    expect(await ditasA(bia, q)).toMatchObject({ cortes: [], versao: null });
    await publicar(q);
    const primeira = await ditasA(bia, q);
    expect(primeira.aviso).toBeNull();
    expect(primeira.cortes[0]).toEqual({
      chave: 'todas',
      nome: 'Todas as empresas',
      perguntas: { [chave]: { n: 16, numeros: { o4: 8, o9: 8 } } },
    });
    expect(primeira.versao?.perguntas).toHaveLength(VERSAO.perguntas.length);
    await responder(q, 'outra3', 1);
    await publicar(q);
    expect((await ditasA(bia, q)).cortes).toEqual(primeira.cortes);
    await publicar(q, false);
    expect(await ditasA(bia, q)).toMatchObject({ cortes: [], versao: null });
  });

  it('onde quase todas responderam o mesmo não se diz; de outra empresa ninguém lê', async () => {
    const q = await questionario('q-iguais');
    for (const [i, id] of ['bia', ...Array.from({ length: 15 }, (_, n) => `outra${n}`)].entries()) {
      await guardar(q, id, 50_00 + i, DA_LINHA);
      await responder(q, id, i < 6 ? 4 : 9);
    }
    await publicar(q);
    expect((await opcoes(bia, q, 'bia')).opcoes.length).toBeGreaterThan(0);
    const lidas = await ditasA(bia, q);
    expect(lidas.cortes).toEqual([]);
    expect(lidas.aviso).toMatch(/respostas variadas/);
    expect((await pedir(bia, q, dela('outra1').empresaId)).erro?.status).toBe('PERMISSION_DENIED');
  });
});
