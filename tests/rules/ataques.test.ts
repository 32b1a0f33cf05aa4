// Attacks on the rules as a whole, by people of the company who may do much. Batches hide a forbidden write, fields
// are taken away, transforms are tried. Names are paths, queries and cursors are oracles, tokens claim more than one
// company.
import * as fs from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { documentosDoIncentivo } from '@/domain/incentivo/documento';
import { umDocumento } from '@/domain/incentivo/documento.exemplo';
import { regulamentosDesafios } from '@/domain/regulamentos/regulamento-desafios';
import { CADASTROS_DA_EMPRESA } from '@tests/support/cadastros';
import {
  emDias,
  REGULAMENTO,
  umaCampanha,
  umaCarteira,
  umaIdeia,
  umaIdeiaPublicada,
  umaMovimentacao,
  umaNotificacao,
  umColaborador,
  umComentario,
  umComite,
  umConflito,
  umLike,
  umMarco,
  umPatrocinio,
  umProjeto,
  umRegulamento,
  umRegulamentoDeDesafios,
  chamado,
} from '@tests/support/documentos';
import { firestore } from '@tests/support/emulators';
import {
  ana,
  caio,
  clara,
  EMPRESA,
  EMPRESA_VIZINHA,
  mario,
  paulo,
  type Persona,
  tea,
  xavier,
} from '@tests/support/personas';
import {
  abrirAmbiente,
  agora,
  type Banco,
  criadoAgora,
  criar,
  juntos,
  listar,
  mudadoPor,
  mudar,
  negado,
  novoId,
  pegar,
  permitido,
} from './ambiente';

const { projectId, anonimo, como, semear, recusa, ler, soOServidor } = await abrirAmbiente(
  import.meta.filename,
);

async function publicada(autor: Persona = clara, mudancas: Parameters<typeof umaIdeia>[1] = {}) {
  const caminho = caminhos.ideia(EMPRESA, novoId('ataque'));
  await semear({ [caminho]: umaIdeiaPublicada(autor, mudancas) });
  return caminho;
}

describe('uma escrita proibida no meio das permitidas', () => {
  it('derruba o lote inteiro, seja qual for', async () => {
    const ideia = await publicada();
    const curtida = `${ideia}/likes/${caio.uid}`;
    const comentario = `${ideia}/comentarios/${novoId('c')}`;
    const permitidas: [string, object][] = [
      [curtida, criadoAgora(umLike(caio))],
      [comentario, criadoAgora(umComentario(caio))],
    ];
    const pontos = `${caminhos.historicoPontos(EMPRESA)}/${novoId('p')}`;
    const proibidas: [string, object, 'mudar'?][] = [
      [ideia, { rankingByLikes: { totalLikes: 9 } }, 'mudar'],
      [pontos, { pontos: 9 }],
      [caio.referencia, { role: 'ADMIN', ...mudadoPor(caio) }, 'mudar'],
      [`${ideia}/likes/${mario.uid}`, criadoAgora(umLike(mario))],
      [caminhos.contador(EMPRESA, 'ideias'), { publicas: 9 }],
    ];
    await recusa(
      [curtida, comentario, ...proibidas.map(([caminho]) => caminho)],
      proibidas.map(
        (proibida) => () => juntos(como(caio), ...permitidas.slice(0, 1), proibida, ...permitidas.slice(1)),
      ),
      () => juntos(como(caio), ...permitidas),
    );
    expect((await Promise.all([curtida, comentario].map(ler))).map((dados) => dados?.['createdBy'])).toEqual([
      caio.uid,
      caio.uid,
    ]);
  });
});

/** A record, who may change it, and a change of theirs that stands. */
type Alvo = [oQue: string, quem: Persona, montar: () => Promise<{ caminho: string; certa: object }>];

const semeado = async (caminho: string, documento: object, certa: object) => {
  await semear({ [caminho]: documento });
  return { caminho, certa };
};

const ALVOS: Alvo[] = [
  [
    'rascunho',
    clara,
    () =>
      semeado(caminhos.ideia(EMPRESA, novoId('r')), umaIdeia(clara), {
        descricao: 'Outra descrição.',
        ...mudadoPor(clara),
      }),
  ],
  [
    'ideia publicada',
    tea,
    async () => ({
      caminho: await publicada(),
      certa: { descricao: 'Outra descrição.', ...mudadoPor(tea) },
    }),
  ],
  [
    'comentário',
    caio,
    async () =>
      semeado(`${await publicada()}/comentarios/c`, umComentario(caio), {
        comentario: 'Pensei melhor.',
        ...mudadoPor(caio),
      }),
  ],
  [
    'marco',
    mario,
    async () => {
      const pai = await publicada();
      return semeado(`${pai}/marcos/m`, umMarco(mario, pai), {
        acoes: 'Outras ações, bem descritas.',
        ...mudadoPor(mario),
      });
    },
  ],
  [
    'conflito de interesse',
    tea,
    async () => {
      const pai = await publicada();
      return semeado(`${pai}/conflitosDeInteresse/${tea.uid}`, umConflito(tea, pai), {
        retiradoEm: agora(),
        motivoDaRetirada: 'Foi engano.',
      });
    },
  ],
  [
    'sessão do comitê',
    tea,
    () =>
      semeado(caminhos.comite(EMPRESA, '901'), umComite(tea, { numero: 901 }), {
        notas: 'Notas da sessão.',
        ...mudadoPor(tea),
      }),
  ],
  [
    'regulamento',
    ana,
    () =>
      semeado(caminhos.regulamentoIdeias(EMPRESA, novoId('r')), umRegulamento({ dataInicial: emDias(2) }), {
        ...chamado('Outro nome'),
        ...mudadoPor(ana),
      }),
  ],
  [
    'regulamento de desafios',
    ana,
    () =>
      semeado(
        `${regulamentosDesafios.onde(EMPRESA)}/${novoId('r')}`,
        umRegulamentoDeDesafios({ dataInicial: emDias(2) }),
        { ...chamado('Outro nome'), ...mudadoPor(ana) },
      ),
  ],
  [
    'documento do incentivo',
    ana,
    () =>
      semeado(`${documentosDoIncentivo.onde(EMPRESA)}/${novoId('d')}`, umDocumento(ana), {
        ...chamado('Outro nome'),
        ...mudadoPor(ana),
      }),
  ],
  [
    'campanha',
    ana,
    () =>
      semeado(`${caminhos.campanhas(EMPRESA, REGULAMENTO)}/${novoId('c')}`, umaCampanha(), {
        descricao: 'Outra campanha',
        ...mudadoPor(ana),
      }),
  ],
  ...CADASTROS_DA_EMPRESA.map(({ colecao, caminho, exemplo }): Alvo => [
    colecao,
    mario,
    () =>
      semeado(`${caminho}/${novoId('c')}`, exemplo(mario), {
        ...chamado('Outro nome'),
        ...mudadoPor(mario),
      }),
  ]),
  [
    'projeto',
    mario,
    () =>
      semeado(caminhos.projeto(EMPRESA, novoId('p')), umProjeto(mario), {
        ...chamado('Outro projeto'),
        ...mudadoPor(mario),
      }),
  ],
  [
    'próprio registro',
    paulo,
    () => semeado(paulo.referencia, umColaborador(paulo), { telefone: '', ...mudadoPor(paulo) }),
  ],
  [
    'entrada da matriz',
    ana,
    async () => {
      const caminho = `${caminhos.autorizacao(EMPRESA)}/3_22`;
      return semeado(caminho, (await ler(caminho)) ?? {}, { leitura: true, ...mudadoPor(ana) });
    },
  ],
  [
    'notificação',
    caio,
    () =>
      semeado(`${caminhos.notificacoes(EMPRESA, caio.uid)}/${novoId('n')}`, umaNotificacao(), {
        lidaEm: agora(),
      }),
  ],
];

describe('tirar um campo do registro', () => {
  it.each(ALVOS)('%s: nenhum campo sai, nem junto de uma mudança que vale', async (_, quem, montar) => {
    const { caminho, certa } = await montar();
    const campos = Object.keys((await ler(caminho)) ?? {});
    expect(campos.length).toBeGreaterThan(2);
    await recusa(
      caminho,
      campos.map((campo) => () => mudar(como(quem), caminho, { ...certa, [campo]: fs.deleteField() })),
      () => mudar(como(quem), caminho, certa),
    );
  });

  it.each(ALVOS)('%s: nem se troca o registro inteiro pelo que mudou', async (_, quem, montar) => {
    const { caminho, certa } = await montar();
    await recusa(
      caminho,
      [
        () => criar(como(quem), caminho, certa),
        () => criar(como(quem), caminho, { ...certa, [novoId('campo')]: { a: [1] } }),
      ],
      () => mudar(como(quem), caminho, certa),
    );
  });
});

describe('transformações que o servidor calcula', () => {
  it('somar, juntar e datar valem o que o resultado vale', async () => {
    const ideia = await publicada();
    const daTea = mudadoPor(tea);
    const tentativas: object[] = [
      { 'rankingByMoedas.totalMoedas': fs.increment(100) },
      { 'rankingByLikes.totalLikes': fs.increment(1) },
      { totalComentarios: fs.increment(-1) },
      { patrocinadoresReferences: fs.arrayUnion(tea.referencia) },
      { participantesReferences: fs.arrayUnion(clara.referencia) },
      { participantesReferences: fs.arrayUnion(xavier.referencia) },
      { setores: fs.arrayUnion({ nome: 'dentro da lista' }) },
      { objetivo: fs.arrayUnion(7) },
      { titulo: agora() },
      { publishedAt: agora() },
      { privado: fs.increment(1) },
    ].map((mudanca) => ({ ...mudanca, ...daTea }));
    await recusa(
      ideia,
      tentativas.map((mudanca) => () => mudar(como(tea), ideia, mudanca)),
      () => mudar(como(tea), ideia, { setores: fs.arrayUnion('Qualidade'), ...daTea }),
    );
    expect(await ler(ideia)).toMatchObject({ setores: ['Operações', 'Qualidade'] });
  });

  it('a carteira e a caixa de entrada não se somam sozinhas', async () => {
    const ideia = await publicada();
    const bolso = `${caminhos.sobRegulamento(caminhos.regulamentoIdeias(EMPRESA, REGULAMENTO)).carteiras}/${caio.uid}`;
    const item = `${ideia}/ideiasActivitiesPerColaborador/${caio.uid}`;
    const caixa = caminhos.caixa(EMPRESA, caio.uid);
    const ultimoPai = ideia.split('/').at(-1) ?? '';
    await semear({
      [bolso]: umaCarteira(caio, { ultimoPai }),
      [item]: umPatrocinio(caio),
      [caixa]: { naoLidas: 3, lidasAte: null, updatedAt: new Date() },
    });
    const tira = { totalMoedas: fs.increment(-10), ...mudadoPor(caio) };
    const podia = permitido(() =>
      juntos(
        como(caio),
        [bolso, tira, 'mudar'],
        [item, { moedas: fs.increment(-10), ...mudadoPor(caio) }, 'mudar'],
      ),
    );
    await recusa(bolso, () => mudar(como(caio), bolso, tira), podia);
    await recusa(
      [bolso, item],
      () =>
        juntos(
          como(caio),
          [bolso, tira, 'mudar'],
          [item, { colaboradorNome: caio.nome, ...mudadoPor(caio) }, 'mudar'],
        ),
      podia,
    );
    await recusa(
      caixa,
      () => mudar(como(caio), caixa, { naoLidas: fs.increment(-3), lidasAte: agora() }),
      () => mudar(como(caio), caixa, { lidasAte: agora() }),
    );
    await podia();
    expect(await ler(bolso)).toMatchObject({ totalMoedas: 0 });
  });
});

describe('nomes que são caminhos', () => {
  const NOMES = ['m/x/y', '../movimentacoes/m', 'm%2Fx', 'm ', '', '.', 'm\n'];

  it.each(NOMES)('a movimentação de nome %j não é a do mesmo lote', async (nome) => {
    const ideia = await publicada();
    const movimento = `${ideia}/movimentacoes/m`;
    const mover = (ultimaMovimentacao: unknown) =>
      juntos(
        como(tea),
        [ideia, { status: 'PRE_ANALISE', ultimaMovimentacao, ...mudadoPor(tea) }, 'mudar'],
        [movimento, criadoAgora(umaMovimentacao(tea))],
      );
    const podia = permitido(() => mover('m'));
    await recusa([ideia, movimento], () => mover(nome), podia);
    await recusa([ideia, movimento], () => mover(['m']), podia);
    await podia();
  });

  it('a carteira não se paga com o patrocínio que outra pessoa deu, nem de um nome composto', async () => {
    const ideia = await publicada();
    const id = ideia.split('/').at(-1) ?? '';
    const item = `${ideia}/ideiasActivitiesPerColaborador/${caio.uid}`;
    const bolso = `${caminhos.sobRegulamento(caminhos.regulamentoIdeias(EMPRESA, REGULAMENTO)).carteiras}/${caio.uid}`;
    const atual = (await ler(bolso)) as { totalMoedas: number } | undefined;
    const totalMoedas = (atual?.totalMoedas ?? 0) + 10;
    const dar = (ultimoPai: string) =>
      juntos(
        como(caio),
        [item, criadoAgora(umPatrocinio(caio))],
        [bolso, { totalMoedas, ultimoPai, ...mudadoPor(caio) }, 'mudar'],
      );
    await recusa(
      [item, bolso],
      [`${id}/`, `./${id}`, `${id}/ideiasActivitiesPerColaborador/${paulo.uid}/x`, `${id}\u0000`].map(
        (nome) => () => dar(nome),
      ),
      () => dar(id),
    );
  });
});

describe('mapas e listas que cresceram', () => {
  it('um campo a mais dentro de um mapa é um campo a mais', async () => {
    const pai = await publicada();
    const comentario = `${pai}/comentarios/${novoId('c')}`;
    const { autor, ...resto } = criadoAgora(umComentario(caio));
    const rascunho = caminhos.ideia(EMPRESA, novoId('r'));
    const ideia = criadoAgora(umaIdeia(caio));
    const anexo = { path: `${rascunho}/a.pdf`, name: 'a.pdf', size: 1, type: 'application/pdf' };
    const podia = permitido(() => criar(como(caio), comentario, { ...resto, autor }));
    await recusa(
      comentario,
      () => criar(como(caio), comentario, { ...resto, autor: { ...autor, admin: true } }),
      podia,
    );
    const milMapas = Object.fromEntries(Array.from({ length: 2_000 }, (_, i) => [`campo${i}`, i]));
    const crescidos: object[] = [
      { rankingByMoedas: { ...ideia.rankingByMoedas, bonus: 1 } },
      { rankingByLikes: milMapas },
      { anexos: [{ ...anexo, url: 'https://exemplo.com' }] },
      { anexos: { 0: anexo } },
      { setores: { 0: 'Operações' } },
      { objetivo: milMapas },
      { participantesReferences: { 0: mario.referencia } },
    ];
    const podia2 = permitido(() => criar(como(caio), rascunho, { ...ideia, anexos: [anexo] }));
    for (const crescido of crescidos)
      await recusa(rascunho, () => criar(como(caio), rascunho, { ...ideia, ...crescido }), podia2);
    await podia();
    await podia2();
  });

  it('datas são datas, não textos nem números', async () => {
    const pai = await publicada();
    const hora = new Date().toISOString();
    const marco = `${pai}/marcos/${novoId('m')}`;
    const regra = caminhos.regulamentoIdeias(EMPRESA, novoId('r'));
    const campanha = `${caminhos.campanhas(EMPRESA, REGULAMENTO)}/${novoId('c')}`;
    const daAna = { createdBy: ana.uid, updatedBy: ana.uid };
    const futuro = emDias(3);
    const podia = permitido(() => criar(como(mario), marco, criadoAgora(umMarco(mario, pai))));
    const daRegra = permitido(() =>
      criar(como(ana), regra, criadoAgora(umRegulamento({ ...daAna, dataInicial: futuro }))),
    );
    const daCampanha = permitido(() =>
      criar(como(ana), campanha, criadoAgora(umaCampanha({ ...daAna, dataFinal: futuro }))),
    );
    const doNascimento = permitido(() =>
      mudar(como(paulo), paulo.referencia, { dataNascimento: emDias(-9_000), ...mudadoPor(paulo) }),
    );
    for (const valor of [futuro.toISOString(), futuro.getTime(), { seconds: 1, nanoseconds: 0 }]) {
      const comData = (campo: string, documento: object) => ({ ...documento, [campo]: valor });
      await recusa(
        marco,
        () => criar(como(mario), marco, comData('dataPrazo', criadoAgora(umMarco(mario, pai)))),
        podia,
      );
      await recusa(
        regra,
        () => criar(como(ana), regra, comData('dataInicial', criadoAgora(umRegulamento(daAna)))),
        daRegra,
      );
      await recusa(
        campanha,
        () => criar(como(ana), campanha, comData('dataFinal', criadoAgora(umaCampanha(daAna)))),
        daCampanha,
      );
      await recusa(
        paulo.referencia,
        () => mudar(como(paulo), paulo.referencia, comData('dataNascimento', mudadoPor(paulo))),
        doNascimento,
      );
    }
    for (const campo of ['createdAt', 'updatedAt', 'deletedAt'])
      await recusa(
        marco,
        () => criar(como(mario), marco, { ...criadoAgora(umMarco(mario, pai)), [campo]: hora }),
        podia,
      );
    for (const feita of [podia, daRegra, daCampanha, doNascimento]) await feita();
  });
});

describe('consultas e cursores como oráculos', () => {
  const ideias = caminhos.ideias(EMPRESA);
  const consulta = (banco: Banco, ...partes: fs.QueryConstraint[]) =>
    fs.query(fs.collection(banco, ideias), ...partes, fs.limit(10));

  it('nem o contrário, nem a faixa, nem o começo de uma visibilidade mostra o que se esconde', async () => {
    const alheia = await publicada(clara, { privado: true, titulo: 'Segredo de Clara' });
    const { orderBy, where, startAt, endAt, startAfter } = fs;
    const perguntas: fs.QueryConstraint[][] = [
      [where('visibilidade', '!=', 'REMOVIDA')],
      [where('visibilidade', 'not-in', ['RASCUNHO', 'REMOVIDA'])],
      [where('visibilidade', '>=', 'PRIVADA')],
      [where('visibilidade', '>=', 'PRIVADA'), where('visibilidade', '<=', 'PUBLICA')],
      [orderBy('visibilidade'), startAt('PRIVADA'), endAt('PRIVADA')],
      [orderBy('titulo'), startAt('Segredo'), endAt('Segredo\uf8ff')],
      [orderBy(fs.documentId()), startAfter(alheia.split('/').at(-1) ?? '')],
      [where(fs.documentId(), '==', alheia.split('/').at(-1) ?? '')],
      [where(fs.documentId(), 'in', [alheia.split('/').at(-1) ?? ''])],
      [where('privado', '==', true), where('titulo', '==', 'Segredo de Clara')],
    ];
    const podia = permitido(() =>
      fs.getDocs(
        consulta(como(caio), publicas, orderBy('titulo'), startAt('Segredo'), endAt('Segredo\uf8ff')),
      ),
    );
    const podia2 = permitido(() =>
      fs.getCount(
        consulta(
          como(clara),
          where('createdBy', '==', clara.uid),
          where('visibilidade', 'in', ['RASCUNHO', 'PRIVADA']),
        ),
      ),
    );
    for (const quem of [caio, ana])
      for (const partes of perguntas) {
        await negado(fs.getDocs(consulta(como(quem), ...partes)), podia);
        await negado(fs.getCount(consulta(como(quem), ...partes)), podia2);
      }
    const publicas = where('visibilidade', '==', 'PUBLICA');
    const achadas = await podia();
    expect(achadas.docs).toEqual([]);
    await podia2();
  });

  it('de uma ideia privada nada se conta, soma nem lista por baixo', async () => {
    const privada = await publicada(clara, { privado: true, participantesReferences: [paulo.referencia] });
    await semear({ [`${privada}/ideiasActivitiesPerColaborador/${paulo.uid}`]: umPatrocinio(paulo) });
    const por = (banco: Banco, nome: string) =>
      fs.query(fs.collection(banco, `${privada}/${nome}`), fs.limit(10));
    for (const nome of [
      'comentarios',
      'likes',
      'marcos',
      'movimentacoes',
      'ideiasActivitiesPerColaborador',
    ]) {
      // Only the author sees who gave how much.
      const quemVe = nome === 'ideiasActivitiesPerColaborador' ? clara : paulo;
      const podia = permitido(() => fs.getDocs(por(como(quemVe), nome)));
      const contar = permitido(() => fs.getCount(por(como(quemVe), nome)));
      const somar = permitido(() => fs.getAggregate(por(como(quemVe), nome), { soma: fs.sum('moedas') }));
      for (const quem of [caio, ana]) {
        await negado(fs.getDocs(por(como(quem), nome)), podia);
        await negado(fs.getCount(por(como(quem), nome)), contar);
        await negado(fs.getAggregate(por(como(quem), nome), { soma: fs.sum('moedas') }), somar);
      }
      for (const permitida of [podia, contar, somar]) await permitida();
    }
  });

  it('o que se esconde e o que não existe recebem a mesma resposta', async () => {
    const rascunho = caminhos.ideia(EMPRESA, novoId('r'));
    await semear({ [rascunho]: umaIdeia(clara) });
    const resposta = (caminho: string) =>
      pegar(como(caio), caminho).then(
        () => 'veio',
        ({ code, message }: fs.FirestoreError) =>
          `${code} ${message.replace(/for '\w+' @ L\d+|\(.*\)|evaluation error.*/gs, '')}`.split('\n')[0],
      );
    for (const resto of ['', '/comentarios/c', '/likes/x', '/marcos/m'])
      expect(await resposta(`${rascunho}${resto}`)).toMatch(/^permission-denied/);
    for (const resto of ['', '/comentarios/c', '/likes/x', '/marcos/m'])
      expect(await resposta(`${caminhos.ideia(EMPRESA, 'nunca-existiu')}${resto}`)).toMatch(
        /^permission-denied/,
      );
    await pegar(como(clara), rascunho);
  });
});

/** A query over every collection of the name under one document, which the SDK for browsers cannot ask. */
async function grupoSob(pai: string, colecao: string, token: string | undefined) {
  const { host, port } = firestore();
  const raiz = `projects/${projectId}/databases/(default)/documents`;
  const resposta = await fetch(`http://${host}:${port}/v1/${raiz}/${pai}:runQuery`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({
      structuredQuery: { from: [{ collectionId: colecao, allDescendants: true }], limit: 10 },
    }),
  });
  return resposta.status;
}
const semAssinatura = (dados: object) =>
  [{ alg: 'none', typ: 'JWT' }, dados]
    .map((parte) => btoa(JSON.stringify(parte)).replace(/=+$/, ''))
    .join('.') + '.';
const tokenDe = ({ uid, email, contexto }: Persona) =>
  semAssinatura({ sub: uid, user_id: uid, email, iat: 0, aud: projectId, ...contexto });

describe('grupos de coleções sob um documento', () => {
  it.each(['comentarios', 'likes', 'notificacoes', 'extrato', 'conflitosDeInteresse', 'campanhas', 'caixas'])(
    '%s: ninguém consulta o grupo a partir da empresa, nem da ideia',
    async (colecao) => {
      const ideia = await publicada();
      for (const pai of [caminhos.empresa(EMPRESA), ideia])
        for (const quem of [caio, ana]) expect(await grupoSob(pai, colecao, tokenDe(quem))).toBe(403);
      // The same words by somebody whom no rule binds.
      expect(await grupoSob(caminhos.empresa(EMPRESA), colecao, 'owner')).toBe(200);
    },
  );
});

describe('o que é da casa do servidor', () => {
  it.each([
    'limites/x',
    'idempotencia/x',
    'filaDeEmails/x',
    'cnpjs/11222333000181',
    'convites/x',
    'qualquer/x',
    `${caminhos.licenciada(EMPRESA.licenciadaId)}/contadores/empresas`,
    `${caminhos.auditoria(EMPRESA)}/x`,
    `${caminhos.atividades(EMPRESA)}/x`,
    `${caminhos.pessoas(EMPRESA)}/${caio.uid}`,
    `${caminhos.comite(EMPRESA, '1')}/decisoes/x`,
    `${caminhos.sobRegulamento(caminhos.regulamentoIdeias(EMPRESA, REGULAMENTO)).carteiras}/${caio.uid}/extrato/x`,
  ])('%s: ninguém cria, muda nem apaga', async (caminho) => {
    await semear({ [caminho]: { a: 1 } });
    const novo = `${caminho}-novo`;
    const todos = [como(caio), como(ana), anonimo()];
    await soOServidor(novo, todos, (banco) => criar(banco, novo, { para: 'a@exemplo.com.br', a: 1 }));
    await soOServidor(caminho, todos, (banco) => mudar(banco, caminho, { a: 2 }));
    await soOServidor(caminho, todos, (banco) => fs.deleteDoc(fs.doc(banco, caminho)));
  });
});

describe('de uma empresa para a outra', () => {
  it('quem é das duas não leva ideia, regra, pessoas nem anexos de uma para a outra', async () => {
    const la = {
      ...caio,
      contexto: EMPRESA_VIZINHA,
      referencia: caminhos.colaborador(EMPRESA_VIZINHA, caio.uid),
    };
    await semear({
      [la.referencia]: umColaborador(la, { role: 'ADMIN' }),
      [caminhos.regulamentoIdeias(EMPRESA_VIZINHA, REGULAMENTO)]: umRegulamento(),
    });
    const aqui = caminhos.ideia(EMPRESA, novoId('i'));
    const alheios: object[] = [
      { autorReference: la.referencia },
      { regulamentoReference: caminhos.regulamentoIdeias(EMPRESA_VIZINHA, REGULAMENTO) },
      { participantesReferences: [xavier.referencia] },
      {
        anexos: [
          {
            path: `${caminhos.ideia(EMPRESA_VIZINHA, 'x')}/a.pdf`,
            name: 'a.pdf',
            size: 1,
            type: 'application/pdf',
          },
        ],
      },
    ];
    await recusa(
      aqui,
      alheios.map((alheio) => () => criar(como(la), aqui, { ...criadoAgora(umaIdeia(caio)), ...alheio })),
      () => criar(como(la), aqui, criadoAgora(umaIdeia(caio))),
    );
    const mudancas = alheios.filter((alheio) => !('autorReference' in alheio));
    await recusa(
      aqui,
      mudancas.map((alheio) => () => mudar(como(la), aqui, { ...alheio, ...mudadoPor(caio) })),
      () => mudar(como(la), aqui, { titulo: 'Outro título', ...mudadoPor(caio) }),
    );
    // Administrator there, collaborator here: what counts is the membership where the record lies.
    const regra = caminhos.regulamentoIdeias(EMPRESA, novoId('r'));
    const dele = { createdBy: caio.uid, updatedBy: caio.uid, dataInicial: emDias(2) };
    const podia = permitido(() => criar(como(la), laMesmo, criadoAgora(umRegulamento(dele))));
    await recusa(regra, () => criar(como(la), regra, criadoAgora(umRegulamento(dele))), podia);
    const laMesmo = caminhos.regulamentoIdeias(EMPRESA_VIZINHA, novoId('r'));
    await podia();
  });

  it.each([
    ['uma lista', { empresaId: [EMPRESA.empresaId, EMPRESA_VIZINHA.empresaId] }],
    ['um mapa', { empresaId: { [EMPRESA.empresaId]: true } }],
    ['um caminho', { empresaId: `${EMPRESA.empresaId}/colaboradores/${ana.uid}/x` }],
    ['um número', { empresaId: 1 }],
    ['nada', { empresaId: null }],
    ['master escrito como texto', { empresaId: 'x', master: 'true' }],
    ['master numa lista', { empresaId: 'x', master: [true] }],
  ])('um token cuja empresa é %s não lista empresas', async (_, claims) => {
    const empresas = caminhos.empresas(EMPRESA.licenciadaId);
    const podia = permitido(() => listar(como(ana), empresas));
    await negado(listar(como(ana, claims), empresas), podia);
    await podia();
    await negado(pegar(como(ana, claims), caminhos.empresa(EMPRESA_VIZINHA)), () =>
      pegar(como(ana), caminhos.empresa(EMPRESA_VIZINHA)),
    );
  });
});
