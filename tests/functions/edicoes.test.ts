// A project begun from the last one, a company's curve over editions, and who came back (decisions P420 to P423).
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { diaDe, fimDoDia, inicioDoDia } from '@/domain/comum/datas';
import { umGrupo } from '@/domain/diagnostico/grupo.exemplo';
import { caminhosDasMedias } from '@/domain/diagnostico/media';
import { umaPergunta } from '@/domain/diagnostico/pergunta.exemplo';
import { umQuestionario } from '@/domain/diagnostico/questionario.exemplo';
import { compilar, impressaoDe } from '@/domain/diagnostico/versao';
import { MAXIMO_DE_REGISTROS_DA_EDICAO } from '@/domain/projetos/edicao';
import type { Projeto } from '@/domain/projetos/projeto';
import { regioesDe } from '@/domain/projetos/regiao';
import { umaRegiao } from '@/domain/projetos/regiao.exemplo';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { lerRascunho } from '@functions/nucleo/questionarios';
import { umaEmpresa, umColaborador, umProjeto, umStatus } from '@tests/support/documentos';
import { umaMedia } from '@tests/support/media';
import { type Persona, persona } from '@tests/support/personas';
import { documentosDoRascunho, umRascunho } from '@tests/support/rascunho';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Cenario, cenario, db, logo, semGatilhos } from './apoio';
import { chamarAqui, comMatriz, esquecerResposta } from './contas';

const NEGADO = { erro: { message: 'Permissão negada', status: 'PERMISSION_DENIED' } };
const recusada = (message: string) => ({ erro: { message, status: 'FAILED_PRECONDITION' } });

let c: Cenario;
let ana: Persona;
let mel: Persona;
beforeAll(async () => {
  c = await cenario([]);
  ana = c.pessoa('Ana', 'ADMIN');
  mel = c.pessoa('Mel', 'MEMBER');
  await Promise.all([ana, mel].map((pessoa) => db.doc(pessoa.referencia).set(umColaborador(pessoa))));
});
const por = ({ uid, email }: Persona) => ({ por: { uid, email } });

let quantos = 0;
/** A project with a questionnaire of two groups, of which the second question depends on the first. */
async function umaEdicao(mudancas: Partial<Projeto> = {}) {
  const p = `p${++quantos}`;
  const q = `${p}q`;
  await db.doc(caminhos.projeto(c.contexto, p)).set(
    umProjeto(ana, {
      nome: `Prêmio 2026 n${quantos}`,
      anoAtuacao: inicioDoDia('2026-02-02'),
      anoVigencia: fimDoDia('2026-11-30'),
      ...mudancas,
    }),
  );
  const base = umRascunho();
  const [g1, g2, t] = [`${q}g1`, `${q}g2`, `${q}t`];
  const rascunho = umRascunho({
    questionario: umQuestionario(ana, {
      idProjeto: p,
      fases: [2, 3],
      dataAtuacao: inicioDoDia('2026-03-02'),
      dataVigencia: fimDoDia('2026-06-30'),
    }),
    grupos: [
      { id: g1, ...umGrupo(ana, { nome: 'Estratégia', ordemQuestionario: 1 }) },
      { id: g2, ...umGrupo(ana, { nome: 'Cultura', ordemQuestionario: 2 }) },
    ],
    perguntas: [
      { id: `${q}a`, ...umaPergunta(ana, { nome: 'Há orçamento?', grupo: g1, tipoDeResposta: t }) },
      {
        id: `${q}b`,
        ...umaPergunta(ana, {
          nome: 'De quanto?',
          grupo: g2,
          tipoDeResposta: t,
          mostrarSe: {
            liga: 'todas',
            condicoes: [{ pergunta: `${q}a`, como: 'respondida', valor: '' }],
          },
        }),
      },
    ],
    tipos: base.tipos.map((tipo) => ({ ...tipo, id: t })),
  });
  const lote = db.batch();
  for (const [caminho, documento] of Object.entries(documentosDoRascunho(c.contexto, q, rascunho)))
    lote.set(db.doc(caminho), documento);
  await lote.commit();
  return { p, q, g1, g2 };
}

const comecar = (
  de: { p: string; q: string },
  mudancas: object = {},
  { quem = ana, requestId }: { quem?: Persona; requestId?: string } = {},
) =>
  chamarAqui(
    'projetosFunctions-comecarEdicao',
    {
      ...quem.contexto,
      idProjeto: de.p,
      nome: 'Prêmio 2027',
      inicio: '2027-02-02',
      fim: '2027-11-30',
      questionarios: [de.q],
      regioes: true,
      ...mudancas,
    },
    { ...por(quem), ...(requestId ? { requestId } : {}) },
  );
const idDe = ({ resultado, erro }: Awaited<ReturnType<typeof comecar>>) => {
  if (erro) throw new Error(JSON.stringify(erro));
  return (resultado as { id: string }).id;
};
const projeto = async (id: string) => (await db.doc(caminhos.projeto(c.contexto, id)).get()).data();
const questionariosDe = async (idProjeto: string) =>
  (
    await db
      .collection(caminhos.daEmpresa(c.contexto, 'questionarios'))
      .where('idProjeto', '==', idProjeto)
      .get()
  ).docs;
const rascunho = (q: string) => db.runTransaction((tx) => lerRascunho(db, c.contexto, q, tx));
const tudoDo = async (idProjeto: string) => {
  const listas = await Promise.all(
    ['questionarios', 'gruposDiagnostico', 'perguntas'].map((colecao) =>
      db.collection(caminhos.daEmpresa(c.contexto, colecao)).where('idProjeto', '==', idProjeto).get(),
    ),
  );
  return listas.map(({ docs }) => docs.map(({ id }) => id).toSorted());
};

describe('P420 uma edição começa da última', () => {
  it('com questionários, fases, categorias e regiões, e sem pessoas, imagens nem respostas', async () => {
    const de = await umaEdicao({
      encerrado: true,
      embaixadoresPessoas: ['rita'],
      categoria: ['Serviços', 'Indústria'],
    });
    await db
      .doc(`${regioesDe(c.contexto, de.p)}/r`)
      .set({ ...umaRegiao(ana, 'p'), projetoId: de.p, empresas: ['x'] });
    const id = idDe(await comecar(de));
    expect(await projeto(id)).toMatchObject({
      nome: 'Prêmio 2027',
      edicaoDe: de.p,
      categoria: ['Serviços', 'Indústria'],
      embaixadores: ['entidade'],
      embaixadoresPessoas: [],
      encerrado: false,
      images: [],
      createdBy: ana.uid,
      deletedAt: null,
    });
    const [copia] = await questionariosDe(id);
    expect(copia?.get('nome')).toBe((await rascunho(de.q))?.questionario.nome);
    expect(copia?.get('fases')).toEqual([2, 3]);
    expect(diaDe(copia?.get('dataAtuacao').toDate())).toBe('2027-03-02');
    expect(diaDe(copia?.get('dataVigencia').toDate())).toBe('2027-06-30');
    expect(copia?.get('linhagem').de).toBe(de.q);
    expect(copia?.data()).not.toHaveProperty('versao');
    // The copy's condition looks at the copy of the question that it depends on.
    const [antes, depois] = [await rascunho(de.q), await rascunho(copia?.id ?? '')];
    expect(depois?.perguntas.map(({ nome }) => nome).toSorted()).toEqual(
      antes?.perguntas.map(({ nome }) => nome).toSorted(),
    );
    const dependente = depois?.perguntas.find(({ nome }) => nome === 'De quanto?');
    const primeira = depois?.perguntas.find(({ nome }) => nome === 'Há orçamento?');
    expect(dependente?.mostrarSe?.condicoes[0]?.pergunta).toBe(primeira?.id);
    const regioes = await db.collection(regioesDe(c.contexto, id)).get();
    expect(regioes.docs.map((d) => [d.get('name'), d.get('empresas'), d.get('projetoId')])).toEqual([
      [umaRegiao(ana, 'p').name, [], id],
    ]);
  });

  it('o mesmo pedido dá o mesmo projeto, também depois de o processo morrer antes de responder', async () => {
    const de = await umaEdicao();
    const requestId = `edicao-${c.contexto.empresaId}`;
    const id = idDe(await comecar(de, {}, { requestId }));
    const antes = await tudoDo(id);
    expect(idDe(await comecar(de, {}, { requestId }))).toBe(id);
    // It died after the transaction and before its answer was kept; meanwhile somebody named the project anew.
    await esquecerResposta('projetosFunctions-comecarEdicao', ana, requestId);
    await db.doc(caminhos.projeto(c.contexto, id)).update({ nome: 'Prêmio renomeado' });
    expect(idDe(await comecar(de, {}, { requestId }))).toBe(id);
    expect(await tudoDo(id)).toEqual(antes);
    expect((await projeto(id))?.['nome']).toBe('Prêmio renomeado');
    // Another request makes another one.
    expect(idDe(await comecar(de))).not.toBe(id);
  });

  it('recusa quem não cria, o que não é deste projeto e o que não há', async () => {
    const de = await umaEdicao();
    const outra = await umaEdicao();
    await comMatriz(c.contexto, 'MEMBER', { 13: {}, 5: {}, 6: {}, 7: {} });
    expect(await comecar(de, {}, { quem: mel })).toEqual(NEGADO);
    expect(await comecar(de, { regioes: false }, { quem: mel })).toMatchObject({ resultado: {} });
    await comMatriz(c.contexto, 'MEMBER', { 13: { criacao: false }, 5: {}, 6: {}, 7: {}, 28: {} });
    expect(await comecar(de, {}, { quem: mel })).toEqual(NEGADO);
    await comMatriz(c.contexto, 'MEMBER', { 13: {}, 5: { criacao: false }, 6: {}, 7: {}, 28: {} });
    expect(await comecar(de, {}, { quem: mel })).toEqual(NEGADO);
    expect(await comecar(de, { questionarios: [] }, { quem: mel })).toMatchObject({ resultado: {} });
    expect(await comecar(de, { questionarios: [outra.q] })).toEqual(
      recusada('Há um questionário que não é deste projeto.'),
    );
    expect(await comecar({ p: 'nenhum', q: de.q })).toEqual(recusada('Projeto não encontrado'));
    expect(await comecar(de, { questionarios: ['nenhum'] })).toEqual(
      recusada('Questionário não encontrado!'),
    );
    expect(await comecar(de, { fim: '2027-02-01' })).toMatchObject({
      erro: { message: 'O fim não pode vir antes do início.' },
    });
    const vizinha = await cenario([]);
    const xavier = vizinha.pessoa('Xavier', 'ADMIN');
    await db.doc(xavier.referencia).set(umColaborador(xavier));
    expect(await comecar(de, {}, { quem: xavier })).toEqual(recusada('Projeto não encontrado'));
  });

  it('leva até o máximo de registros, e nada de um que passa dele', async () => {
    // Thousands of regions have events that nothing here looks at.
    await semGatilhos(async () => {
      const de = await umaEdicao();
      const cheias = MAXIMO_DE_REGISTROS_DA_EDICAO - 5;
      const escrita = db.bulkWriter();
      for (let i = 0; i < cheias; i += 1)
        void escrita.set(db.doc(`${regioesDe(c.contexto, de.p)}/r${i}`), {
          ...umaRegiao(ana, 'p'),
          projetoId: de.p,
          empresas: [],
        });
      await escrita.close();
      // A questionnaire, two groups, two questions, and the regions.
      const id = idDe(await comecar(de));
      expect((await db.collection(regioesDe(c.contexto, id)).count().get()).data().count).toBe(cheias);
      await db
        .doc(`${regioesDe(c.contexto, de.p)}/mais`)
        .set({ ...umaRegiao(ana, 'p'), projetoId: de.p, empresas: [] });
      expect(await comecar(de)).toEqual(
        recusada(
          'São mais de 2000 registros de uma vez. Leve menos questionários; os outros se duplicam depois, um a um.',
        ),
      );
    });
  }, 120_000);
});

const curva = async (quem: Persona, idEmpresa: string, p: string, q: string) =>
  chamarAqui(
    'resultadosFunctions-edicoes',
    { ...quem.contexto, idEmpresa, idProjeto: p, questionarioId: q },
    por(quem),
  );
const quem = (idProjeto: string, qual: string, mais: object = {}, pessoa = ana) =>
  chamarAqui(
    'projetosFunctions-quemVoltou',
    { ...pessoa.contexto, idProjeto, anterior: null, qual, depois: null, ...mais },
    por(pessoa),
  );

const daParticipante = (id: string): Contexto => ({
  ...c.contexto,
  empresaId: `${c.contexto.empresaId}-${id}`,
});
async function participa(id: string, projetos: readonly string[], categoria = 'Indústria') {
  const contexto = daParticipante(id);
  await db.doc(caminhos.empresa(contexto)).set(umaEmpresa({ nomeFantasia: id, role: 'CONVIDADA' }));
  await Promise.all(
    projetos.map((p) =>
      db
        .doc(caminhosDoStatus.um(c.contexto, p, contexto.empresaId))
        .set(umStatus(p, contexto.empresaId, { nomeFantasia: id, nomeEmOrdem: id, categoria })),
    ),
  );
  return contexto.empresaId;
}

async function publicada(q: string, n = 1) {
  const lido = await rascunho(q);
  if (!lido) throw new Error(q);
  const versao = { ...compilar(lido), n, publicadaEm: new Date(), publicadaPor: ana.uid };
  const caminho = caminhos.registro(c.contexto, 'questionarios', q);
  await db.doc(`${caminho}/versoes/${n}`).set(versao);
  await db.doc(caminho).update({ versao: n, mudou: false });
  return versao;
}
const comMedias = (q: string, p: string, empresa: string, medias: Record<string, number>, n = 1) =>
  db.doc(caminhosDasMedias.uma(c.contexto, q, empresa)).set(
    umaMedia({
      idQuestionario: q,
      idProjeto: p,
      idEmpresa: empresa,
      versoes: { [n]: 1 },
      folhas: 1,
      mediaEmpresa: Object.values(medias)[0] ?? 0,
      grupos: Object.fromEntries(
        Object.entries(medias).map(([g, media]) => [g, { soma: media, n: 1, media, pesoNota: 1 }]),
      ),
    }),
  );

describe('P422 a curva de uma empresa', () => {
  it('põe uma sobre a outra o que foi copiado, não o que tem o mesmo nome', async () => {
    const de = await umaEdicao();
    const novo = idDe(await comecar(de));
    const [copia] = await questionariosDe(novo);
    const q2 = copia?.id ?? '';
    // The copy is called otherwise by now, and a group of its own bears an old name.
    const lido = await rascunho(q2);
    const estrategia = lido?.grupos.find(({ nome }) => nome === 'Estratégia')?.id ?? '';
    const cultura = lido?.grupos.find(({ nome }) => nome === 'Cultura')?.id ?? '';
    await db
      .doc(`${caminhos.daEmpresa(c.contexto, 'gruposDiagnostico')}/${estrategia}`)
      .update({ nome: 'Rumos', nomeEmOrdem: 'rumos' });
    const v1 = await publicada(de.q);
    const v2 = await publicada(q2);
    expect(impressaoDe(v1)).not.toBe(impressaoDe(v2));
    const empresa = await participa('curva', [de.p, novo]);
    await comMedias(de.q, de.p, empresa, { [de.g1]: 40_00, [de.g2]: 50_00 });
    await comMedias(q2, novo, empresa, { [estrategia]: 62_50, [cultura]: 71_00 });
    const { resultado } = await curva(ana, empresa, novo, q2);
    expect(resultado).toEqual({
      grupos: [
        { id: estrategia, nome: 'Rumos' },
        { id: cultura, nome: 'Cultura' },
      ],
      edicoes: [
        {
          idProjeto: de.p,
          projeto: expect.any(String) as string,
          ano: '2026',
          media: 40_00,
          iguais: true,
          grupos: { [estrategia]: 40_00, [cultura]: 50_00 },
          mudaram: [],
        },
        {
          idProjeto: novo,
          projeto: 'Prêmio 2027',
          ano: '2027',
          media: 62_50,
          iguais: true,
          grupos: { [estrategia]: 62_50, [cultura]: 71_00 },
          mudaram: [],
        },
      ],
    });

    // A question more in one group: told. A group whose only question is another one: no value of before.
    const perguntasDe = caminhos.daEmpresa(c.contexto, 'perguntas');
    const primeira = (await rascunho(q2))?.perguntas.find(({ grupo }) => grupo === estrategia);
    const daCultura = (await rascunho(q2))?.perguntas.find(({ grupo }) => grupo === cultura);
    const { id: idDaPrimeira = '', ...campos } = primeira ?? {};
    const { id: idDaCultura = '' } = daCultura ?? {};
    await db.doc(`${perguntasDe}/${q2}x`).set(campos);
    await db.doc(`${perguntasDe}/${idDaCultura}`).delete();
    await db.doc(`${perguntasDe}/${q2}y`).set({ ...campos, grupo: cultura });
    expect(idDaPrimeira).not.toBe('');
    // A version never changes: this is the next one, which somebody answered since.
    await publicada(q2, 2);
    await comMedias(q2, novo, empresa, { [estrategia]: 62_50, [cultura]: 71_00 }, 2);
    const mudada = (await curva(ana, empresa, novo, q2)).resultado as {
      edicoes: { grupos: object; mudaram: string[]; iguais: boolean }[];
    };
    expect(mudada.edicoes[0]).toMatchObject({
      grupos: { [estrategia]: 40_00 },
      mudaram: [estrategia],
      iguais: false,
    });
  });

  it('a própria empresa vê a sua, e nenhuma outra; a mão de fora é recusada', async () => {
    const de = await umaEdicao();
    await publicada(de.q);
    const minha = await participa('minha', [de.p]);
    const alheia = await participa('alheia', [de.p]);
    const uid = `bia-${minha}`;
    const contexto = { ...c.contexto, empresaId: minha };
    const bia = persona('Bia', 'ADMIN', {
      contexto,
      uid,
      email: `${uid}@exemplo.com.br`,
      referencia: caminhos.colaborador(contexto, uid),
    });
    await db.doc(bia.referencia).set(umColaborador(bia));
    await logo(async () =>
      expect((await db.doc(caminhosDoStatus.inscrito(c.contexto, de.p, minha)).get()).exists).toBe(true),
    );
    await comMedias(de.q, de.p, minha, { [de.g1]: 33_00, [de.g2]: 44_00 });
    await comMedias(de.q, de.p, alheia, { [de.g1]: 55_00, [de.g2]: 66_00 });
    // People answer: nothing is told before enough of them finished (decisions P198), and the organiser sees it.
    const minhas = (await curva(ana, minha, de.p, de.q)).resultado as { edicoes: object[] };
    expect(minhas.edicoes).toHaveLength(1);
    expect(await curva(bia, alheia, de.p, de.q)).toEqual(NEGADO);
    expect(await curva(bia, minha, de.p, de.q)).toMatchObject({ resultado: {} });
    expect(JSON.stringify(await curva(bia, minha, de.p, de.q))).not.toContain('5500');
    expect(await curva(ana, minha, de.p, 'nenhum')).toMatchObject({
      erro: { message: 'Questionário não encontrado!' },
    });
  });
});

describe('P423 quem voltou', () => {
  it('novas, de volta e que saíram, contra a edição de que começou ou outra anterior', async () => {
    const de = await umaEdicao();
    const novo = idDe(await comecar(de, { questionarios: [], regioes: false }));
    const voltou = await participa('voltou', [de.p, novo]);
    const saiu = await participa('saiu', [de.p], 'Serviços');
    const nova = await participa('estreante', [novo]);
    const quantas = { nova: 1, voltou: 1, saiu: 1 };
    expect(await quem(novo, 'voltou')).toMatchObject({
      resultado: {
        anterior: de.p,
        quantas,
        empresas: [{ id: voltou, nome: 'voltou', categoria: 'Indústria', antes: 'Indústria' }],
        proxima: null,
      },
    });
    expect(await quem(novo, 'saiu')).toMatchObject({
      resultado: { empresas: [{ id: saiu, categoria: '', antes: 'Serviços' }] },
    });
    expect(await quem(novo, 'nova')).toMatchObject({ resultado: { empresas: [{ id: nova }] } });
    // The page behind the last one is empty.
    expect(await quem(novo, 'nova', { depois: nova })).toMatchObject({ resultado: { empresas: [] } });
    expect(await quem(de.p, 'nova', { anterior: novo })).toEqual(
      recusada('Este projeto não vem antes do outro.'),
    );
    await comMatriz(c.contexto, 'MEMBER', { 13: { leitura: false } });
    expect(await quem(novo, 'nova', {}, mel)).toEqual(NEGADO);
    await comMatriz(c.contexto, 'MEMBER', { 13: {} });
    expect(await quem(novo, 'nova', {}, mel)).toMatchObject({ resultado: { quantas } });
  });

  it('página a página, nenhuma duas vezes', async () => {
    const de = await umaEdicao();
    const novo = idDe(await comecar(de, { questionarios: [], regioes: false }));
    const lote = db.batch();
    for (let i = 0; i < 51; i += 1)
      lote.set(
        db.doc(caminhosDoStatus.um(c.contexto, novo, `e${i}`)),
        umStatus(novo, `e${i}`, { nomeFantasia: `Empresa ${i}`, nomeEmOrdem: `empresa ${100 + i}` }),
      );
    await lote.commit();
    const primeira = (await quem(novo, 'nova')).resultado as { empresas: { id: string }[]; proxima: string };
    expect(primeira.empresas).toHaveLength(50);
    const segunda = (await quem(novo, 'nova', { depois: primeira.proxima })).resultado as typeof primeira;
    expect(segunda.empresas.map(({ id }) => id)).toEqual(['e50']);
    expect(segunda.proxima).toBeNull();
  });
});
