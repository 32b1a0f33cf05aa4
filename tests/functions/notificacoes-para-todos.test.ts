// News for many: who is told of what is published, liked, followed or announced, once; and who never is (decisions P443 to P446).
import type { Ideia } from '@/domain/ideias/ideia';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { JA_SAIU } from '@/domain/notificacoes/comunicado';
import { notificacaoSchema } from '@/domain/notificacoes/notificacao';
import { caminhos } from '@/domain/comum/caminhos';
import { diaDe } from '@/domain/comum/datas';
import { lugarDoPai } from '@/domain/pai/pai';
import { lido } from '@functions/banco';
import { lembrarRetornos } from '@functions/nucleo/lembretesDeRetornos';
import { idDaNoticia } from '@functions/nucleo/notificar';
import { umDesafio } from '@tests/support/desafio';
import {
  umaIdeiaPublicada,
  umaMovimentacao,
  umColaborador,
  umComentario,
  umLike,
} from '@tests/support/documentos';
import { umResultadoPublicado } from '@tests/support/media';
import type { Persona } from '@tests/support/personas';
import { umaLinhaDoRetorno, umRetorno } from '@tests/support/retorno';
import { umComunicado, umSeguindo } from '@tests/support/seguindo';
import { beforeAll, describe, expect, it } from 'vitest';
import { assentar, type Cenario, cenario, chamar, db, entregar, logo, naIdeia } from './apoio';
import { comMatriz, tokenDe } from './contas';

let c: Cenario;
let fora: Cenario;
let admin: Persona;
let equipe: Persona;
beforeAll(async () => {
  c = await cenario(['Autora', 'Bia', 'Caio', 'Diego', 'Elis']);
  fora = await cenario(['Xavier']);
  admin = c.pessoa('Ada', 'ADMIN');
  equipe = c.pessoa('Tea', 'TEAM');
  for (const pessoa of [admin, equipe]) await db.doc(pessoa.referencia).set(umColaborador(pessoa));
  await db.doc(c.pessoa('Elis').referencia).update({ setores: ['Logística'] });
  for (const papel of ['COLLABORATOR', 'TEAM'] as const)
    await comMatriz(c.contexto, papel, { 3: {}, 9: {}, 16: {} });
  await comMatriz(fora.contexto, 'COLLABORATOR', { 3: {}, 9: {} });
});

const lerCaixa = async (de: { uid: string; contexto?: Cenario['contexto'] }) => {
  const { docs } = await db.collection(caminhos.notificacoes(de.contexto ?? c.contexto, de.uid)).get();
  return docs.flatMap((documento) => {
    const uma = lido(notificacaoSchema, documento);
    return uma ? [{ id: documento.id, ...uma }] : [];
  });
};
/** What the person was told about it, as its kind and details. */
const ditas = async (pessoa: { uid: string }, sobre: string | null) =>
  (await lerCaixa(pessoa))
    .filter((uma) => uma.sobre === sobre && uma.tipo !== 'PONTOS')
    .map(({ tipo, detalhe }) => [tipo, detalhe]);
const ideia = async (id: string, mudancas: Partial<Ideia> = {}) => {
  const caminho = caminhos.ideia(c.contexto, id);
  await db.doc(caminho).set(umaIdeiaPublicada(c.pessoa('Autora'), mudancas));
  return caminho;
};
const seguir = (nome: string, listas: Parameters<typeof umSeguindo>[1], de = c) =>
  db.doc(caminhos.seguindo(de.contexto, de.pessoa(nome).uid)).set(umSeguindo(de.pessoa(nome), listas));

describe('publicar', () => {
  it('um desafio é novidade para a empresa, uma vez; de quem o lançou e de outra empresa, não', async () => {
    const caminho = `${caminhos.colecao(c.contexto, 'desafios')}/d1`;
    await db.doc(caminho).set(umDesafio(c.pessoa('Autora')));
    for (const nome of ['Bia', 'Caio', 'Diego'])
      await logo(async () => expect(await ditas(c.pessoa(nome), caminho)).toEqual([['DESAFIO', {}]]));
    expect(await ditas(c.pessoa('Autora'), caminho)).toEqual([]);
    expect(await lerCaixa(fora.pessoa('Xavier'))).toEqual([]);
    await entregar(
      caminho,
      { publishedAt: null },
      { publishedAt: 'x', visibilidade: 'PUBLICA' },
      'outra-vez',
    );
    await assentar();
    expect(await ditas(c.pessoa('Bia'), caminho)).toHaveLength(1);
  });

  it('uma ideia é novidade para quem analisa e para quem segue a autora; privada ou rascunho, para ninguém', async () => {
    await seguir('Bia', { pessoas: [c.pessoa('Autora').referencia] });
    const publica = await ideia('nova');
    const privada = await ideia('privada', { privado: true, visibilidade: 'PRIVADA' });
    const rascunho = await ideia('rascunho', {
      publishedAt: null,
      status: 'RASCUNHO',
      visibilidade: 'RASCUNHO',
    });
    for (const pessoa of [admin, equipe])
      await logo(async () => expect(await ditas(pessoa, publica)).toEqual([['IDEIA', {}]]));
    await logo(async () =>
      expect(await ditas(c.pessoa('Bia'), publica)).toEqual([['SEGUIDO', { publicada: true }]]),
    );
    await assentar();
    expect(await ditas(c.pessoa('Caio'), publica)).toEqual([]);
    for (const pessoa of [admin, equipe, c.pessoa('Bia')])
      for (const caminho of [privada, rascunho]) expect(await ditas(pessoa, caminho)).toEqual([]);
    // Published at last, it is news then.
    await db.doc(rascunho).set(umaIdeiaPublicada(c.pessoa('Autora')));
    await logo(async () => expect(await ditas(equipe, rascunho)).toEqual([['IDEIA', {}]]));
  });
});

it('P444 doze pessoas curtem: uma entrada que diz quantas; entregue outra vez, a mesma', async () => {
  const caminho = await ideia('curtida');
  const gente = Array.from({ length: 12 }, (_, i) => c.pessoa(`Fa${i}`));
  const curtidas = async () =>
    (await ditas(c.pessoa('Autora'), caminho)).filter(([tipo]) => tipo === 'CURTIDA');
  const curtir = (pessoa: Persona) =>
    db.doc(`${caminhos.sob(caminho).likes}/${pessoa.uid}`).set({ ...umLike(pessoa), createdAt: new Date() });
  await curtir(c.pessoa('Autora'));
  await curtir(gente[0] as Persona);
  await logo(async () => expect(await curtidas()).toEqual([['CURTIDA', { pessoas: 1 }]]));
  await Promise.all(gente.map(curtir));
  await logo(async () => expect(await curtidas()).toEqual([['CURTIDA', { pessoas: 12 }]]));
  await db.doc(`${caminhos.sob(caminho).likes}/${gente[3]?.uid}`).delete();
  await assentar();
  expect(await curtidas()).toEqual([['CURTIDA', { pessoas: 12 }]]);
});

describe('seguir', () => {
  it('A162 quem segue sabe que andou e que comentam, uma vez por dia; quem não a vê não sabe de nada', async () => {
    const caminho = await ideia('seguida');
    const secreta = await ideia('secreta', { privado: true, visibilidade: 'PRIVADA' });
    await seguir('Caio', { ideias: [caminho, secreta] });
    await seguir('Xavier', { ideias: [caminho] }, fora);
    const comentar = (onde: string, id: string) =>
      db.doc(`${caminhos.sob(onde).comentarios}/${id}`).set(umComentario(c.pessoa('Bia')));
    for (const onde of [caminho, secreta]) for (const id of ['um', 'dois', 'tres']) await comentar(onde, id);
    await logo(async () => expect(await ditas(c.pessoa('Caio'), caminho)).toEqual([['SEGUIDO', {}]]));
    for (const onde of [caminho, secreta])
      await db
        .doc(`${caminhos.sob(onde).movimentacoes}/m1`)
        .set(umaMovimentacao(admin, { status: 'APROVADA' }));
    await logo(async () =>
      expect(await ditas(c.pessoa('Caio'), caminho)).toEqual(
        expect.arrayContaining([
          ['SEGUIDO', {}],
          ['SEGUIDO', { status: 'APROVADA' }],
        ]),
      ),
    );
    await assentar();
    expect(await ditas(c.pessoa('Caio'), caminho)).toHaveLength(2);
    expect(JSON.stringify(await lerCaixa(c.pessoa('Caio')))).not.toContain(secreta);
    expect(JSON.stringify(await lerCaixa(fora.pessoa('Xavier')))).toBe('[]');
    expect(await ditas(c.pessoa('Diego'), caminho)).toEqual([]);
  });

  it('quem participa segue por si, e pode parar; quem parou é mencionado assim mesmo', async () => {
    const participantesReferences = [c.pessoa('Diego').referencia, c.pessoa('Elis').referencia];
    const caminho = await ideia('da-equipe', { participantesReferences });
    await seguir('Elis', { semIdeias: [caminho] });
    const comentar = (id: string, mencoes: string[] = []) =>
      db
        .doc(`${caminhos.sob(caminho).comentarios}/${id}`)
        .set(umComentario(c.pessoa('Bia'), { colaboradoresMencionadosReferences: mencoes }));
    const daEquipe = async (nome: string) =>
      (await ditas(c.pessoa(nome), caminho)).map(([tipo]) => tipo).filter((tipo) => tipo !== 'EQUIPE');
    await comentar('um');
    await logo(async () => expect(await daEquipe('Diego')).toEqual(['SEGUIDO']));
    await db.doc(`${caminhos.sob(caminho).movimentacoes}/m1`).set(umaMovimentacao(admin));
    await logo(async () => expect(new Set(await daEquipe('Diego'))).toEqual(new Set(['SEGUIDO', 'STATUS'])));
    await assentar();
    expect(await daEquipe('Elis')).toEqual([]);
    await comentar('dois', [c.pessoa('Elis').referencia]);
    await logo(async () => expect(await daEquipe('Elis')).toEqual(['MENCAO']));
  });

  it('V28 o comentário removido leva o que se contou dele a quem segue', async () => {
    const caminho = await ideia('com-removido');
    await seguir('Diego', { ideias: [caminho] });
    const comentario = db.doc(`${caminhos.sob(caminho).comentarios}/um`);
    await comentario.set(umComentario(c.pessoa('Bia')));
    const naCaixa = async () =>
      (await lerCaixa(c.pessoa('Diego'))).filter((uma) => uma.sobre === caminho && uma.noProduto).length;
    await logo(async () => expect(await naCaixa()).toBe(1));
    await comentario.update({ deletedAt: new Date() });
    await logo(async () => expect(await naCaixa()).toBe(0));
  });
});

const doDia = () => db.doc(`${caminhos.comunicados(c.contexto)}/${diaDe(new Date())}`);

describe('comunicados', () => {
  const comunicado = {
    tentativa: 'esteFormulario',
    titulo: 'Semana da inovação',
    texto: 'Oficinas em todos os turnos.',
    setores: [],
  };
  const outra = { ...comunicado, tentativa: 'outroFormulario' };
  // Each has one account, however often they publish.
  const tokens = new Map<string, Promise<string>>();
  const tokenDele = (quem: Persona) => {
    const token = tokens.get(quem.uid) ?? tokenDe(quem);
    tokens.set(quem.uid, token);
    return token;
  };
  const publicar = async (quem: Persona, dados: object = comunicado, contexto = c.contexto) =>
    chamar('comunicadosFunctions-publicar', { ...contexto, ...dados }, { token: await tokenDele(quem) });

  it('A163 sai um por dia, de quem administra; a empresa é avisada, e a de fora não', async () => {
    for (const quem of [c.pessoa('Bia'), equipe, fora.pessoa('Xavier')])
      expect((await publicar(quem)).erro?.message).toBe('Permissão negada');
    expect((await doDia().get()).exists).toBe(false);
    const [uma, segunda] = await Promise.all([publicar(admin), publicar(admin, outra)]);
    expect([uma, segunda].filter(({ status }) => status === 200)).toHaveLength(1);
    expect([uma, segunda].flatMap(({ erro }) => erro?.message ?? [])).toEqual([JA_SAIU]);
    // Sent again from the same form, it is the same one; from another form it is a second one.
    const saiu = uma.status === 200 ? comunicado : outra;
    expect((await publicar(admin, { ...saiu, texto: 'Corrigido.' })).status).toBe(200);
    expect((await doDia().get()).get('texto')).toBe('Corrigido.');
    const terceiro = { ...comunicado, tentativa: 'terceiroFormulario' };
    expect((await publicar(admin, terceiro)).erro?.message).toBe(
      'Já saiu um comunicado hoje. O próximo pode sair amanhã.',
    );
    for (const nome of ['Bia', 'Elis'])
      await logo(async () => expect(await ditas(c.pessoa(nome), null)).toEqual([['COMUNICADO', {}]]));
    expect(await ditas(admin, null)).toEqual([]);
    expect(await lerCaixa(fora.pessoa('Xavier'))).toEqual([]);
  });

  it('a alguns setores, só eles são avisados', async () => {
    await db
      .doc(`${caminhos.comunicados(c.contexto)}/2026-01-05`)
      .set(umComunicado(admin, { setores: ['Logística', 'Vendas'] }));
    const daqueleDia = async (nome: string) =>
      (await lerCaixa(c.pessoa(nome))).filter(({ id }) => id === 'comunicado_2026-01-05').length;
    await logo(async () => expect(await daqueleDia('Elis')).toBe(1));
    await assentar();
    expect(await daqueleDia('Bia')).toBe(0);
  });
});

const dosResultados = async () =>
  (await lerCaixa(admin)).filter(({ tipo }) => tipo === 'RESULTADOS').map(({ detalhe }) => detalhe);

it('resultados publicados e retirados chegam a quem administra a empresa, uma vez por publicação', async () => {
  const caminho = caminhos.registro(c.contexto, 'resultados', 'org_q1');
  await db.doc(caminho).set({ ...umResultadoPublicado(), rodada: 'r1' });
  await logo(async () => expect(await dosResultados()).toEqual([{}]));
  await db.doc(caminho).update({ total: 7 });
  await assentar();
  expect(await dosResultados()).toHaveLength(1);
  await db.doc(caminho).update({ rodada: 'r2' });
  await logo(async () => expect(await dosResultados()).toHaveLength(2));
  await db.doc(caminho).delete();
  await logo(async () => expect(await dosResultados()).toContainEqual({ retirado: true }));
});

const lembrar = (dia: string) =>
  lembrarRetornos(db, dia, (_o, fazer) => Promise.resolve(fazer()).then(() => undefined));

it('P442 no começo do trimestre, quem implementa é lembrado uma vez do que ainda corria', async () => {
  const linhas = (mudancas: object) => [umaLinhaDoRetorno(c.pessoa('Autora'), mudancas)];
  const guardar = async (id: string, mudancas: object, dela: Partial<Ideia> = {}) => {
    const caminho = await ideia(id, dela);
    await db
      .doc(`${caminhos.sob(caminho).retornos}/linhas`)
      .set(umRetorno(c.pessoa('Autora'), { linhas: linhas(mudancas), correAte: '2026-09' }));
    return caminho;
  };
  const implementadoresReferences = [c.pessoa('Diego').referencia];
  const corria = await guardar('corria', {}, { implementadoresReferences });
  const semNinguem = await guardar('sem-ninguem', {});
  const antiga = await ideia('antiga');
  await db
    .doc(`${caminhos.sob(antiga).retornos}/linhas`)
    .set(umRetorno(c.pessoa('Autora'), { linhas: linhas({ inicio: '2026-01' }), correAte: '2026-03' }));
  const lembrados = async (nome: string, caminho: string) =>
    (await ditas(c.pessoa(nome), caminho)).filter(([tipo]) => tipo === 'RETORNO');
  await lembrar('2026-10-08');
  expect(await lembrados('Diego', corria)).toEqual([]);
  await lembrar('2026-10-07');
  await lembrar('2026-10-07');
  expect(await lembrados('Diego', corria)).toEqual([['RETORNO', { retorno: 'TRIMESTRE' }]]);
  expect(await lembrados('Autora', corria)).toEqual([]);
  expect(await lembrados('Autora', semNinguem)).toHaveLength(1);
  expect(await lembrados('Autora', antiga)).toEqual([]);
});

it('os ids não se encontram: ideia e desafio com o mesmo id são duas novidades', () => {
  const [daIdeia, doDesafio] = [naIdeia(c, 'x'), lugarDoPai(DESAFIO, c.contexto, 'x')].map((lugar) =>
    idDaNoticia('publicada', lugar),
  );
  expect(daIdeia).not.toBe(doDesafio);
});
