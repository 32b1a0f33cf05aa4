// Floors that no flag lifts (decisions P11). Somebody who is no active internal member does nothing. A company that
// is not active writes nothing. A closed area shows nothing. Every act is one that Ana, administrator, may do.
import { collection, getDocs, limit, query, where } from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import type { Colaborador } from '@/domain/pessoas/colaborador';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import {
  emDias,
  REGULAMENTO,
  umaAtividadeDoMarco,
  umaCampanha,
  umaIdeia,
  umaIdeiaPublicada,
  umaMovimentacao,
  umaPessoa,
  umaPontuacao,
  umaPosicao,
  umColaborador,
  umComentario,
  umLike,
  umMarco,
  umConvite,
  umRegulamento,
  umUsuario,
} from '@tests/support/documentos';
import {
  ana,
  clara,
  davi,
  EMPRESA,
  EMPRESA_INATIVA,
  ines,
  ivo,
  mario,
  pedro,
  type Persona,
  persona,
  rita,
  rui,
} from '@tests/support/personas';
import {
  abrirAmbiente,
  type Banco,
  criadoAgora,
  criar,
  juntos,
  listar,
  mudar,
  pegar,
  permitido,
  apagar,
  mudadoPor,
} from './ambiente';

const { admin, anonimo, como, semear, recusa, ler } = await abrirAmbiente(import.meta.filename);
const ivoIdeia = persona('Iara Autora', 'COLLABORATOR', { contexto: EMPRESA_INATIVA });

/** Records of the company for everybody to try. */
const registros = (empresa: Contexto, autor: Persona) => ({
  [caminhos.ideia(empresa, 'publica')]: umaIdeiaPublicada(autor),
  [`${caminhos.sob(caminhos.ideia(empresa, 'publica')).comentarios}/c`]: umComentario(autor),
  [`${caminhos.sob(caminhos.ideia(empresa, 'publica')).marcos}/m`]: umMarco(
    autor,
    caminhos.ideia(empresa, 'publica'),
  ),
  [`${caminhos.atividades(empresa)}/publica_m`]: umaAtividadeDoMarco(autor),
  [`${caminhos.pessoas(empresa)}/${autor.uid}`]: umaPessoa(autor),
  [caminhos.contador(empresa, 'ideias')]: { publicas: 1 },
  [`${caminhos.ranking(empresa, REGULAMENTO)}/${autor.uid}`]: umaPosicao(autor),
  [`${caminhos.historicoPontos(empresa)}/p`]: umaPontuacao(autor),
  [caminhos.regulamentoIdeias(empresa, 'futuro')]: umRegulamento({ dataInicial: emDias(3) }),
});
await semear({ ...registros(EMPRESA, clara), ...registros(EMPRESA_INATIVA, ivoIdeia) });

const leituras = (empresa: Contexto): [string, (banco: Banco) => Promise<unknown>][] => [
  ['a ideia', (b) => pegar(b, caminhos.ideia(empresa, 'publica'))],
  [
    'as ideias',
    (b) =>
      getDocs(
        query(collection(b, caminhos.ideias(empresa)), where('visibilidade', '==', 'PUBLICA'), limit(10)),
      ),
  ],
  ['os comentários', (b) => listar(b, caminhos.sob(caminhos.ideia(empresa, 'publica')).comentarios)],
  ['os marcos', (b) => listar(b, caminhos.sob(caminhos.ideia(empresa, 'publica')).marcos)],
  [
    'as atividades',
    (b) =>
      getDocs(
        query(collection(b, caminhos.atividades(empresa)), where('visibilidade', '==', 'PUBLICA'), limit(10)),
      ),
  ],
  ['as pessoas', (b) => listar(b, caminhos.pessoas(empresa))],
  ['os colaboradores', (b) => listar(b, caminhos.colaboradores(empresa))],
  ['os regulamentos', (b) => listar(b, caminhos.regulamentosIdeias(empresa))],
  ['as campanhas', (b) => listar(b, caminhos.campanhas(empresa, REGULAMENTO))],
  ['o ranking', (b) => listar(b, caminhos.ranking(empresa, REGULAMENTO))],
  ['os pontos', (b) => listar(b, caminhos.historicoPontos(empresa))],
  ['os totais', (b) => pegar(b, caminhos.contador(empresa, 'ideias'))],
];

/** Acts of the person; each leaves the database as another person's acts expect it. */
const escritas = (
  empresa: Contexto,
  quem: Persona,
): [string, string, (banco: Banco) => Promise<unknown>][] => {
  const ideia = caminhos.ideia(empresa, 'publica');
  const em = (caminho: string) => `${caminho}/de-${quem.uid}`;
  return [
    [
      'criar ideia',
      em(caminhos.ideias(empresa)),
      (b) => criar(b, em(caminhos.ideias(empresa)), criadoAgora(umaIdeia(quem))),
    ],
    ['editar ideia', ideia, (b) => mudar(b, ideia, { titulo: 'Outro título', ...mudadoPor(quem) })],
    [
      'comentar',
      em(`${ideia}/comentarios`),
      (b) => criar(b, em(`${ideia}/comentarios`), criadoAgora(umComentario(quem))),
    ],
    [
      'curtir',
      `${ideia}/likes/${quem.uid}`,
      (b) => criar(b, `${ideia}/likes/${quem.uid}`, criadoAgora(umLike(quem))),
    ],
    [
      'criar marco',
      em(`${ideia}/marcos`),
      (b) => criar(b, em(`${ideia}/marcos`), criadoAgora(umMarco(quem, ideia))),
    ],
    [
      'movimentar',
      ideia,
      (b) =>
        juntos(
          b,
          [
            ideia,
            { status: 'PRE_ANALISE', ultimaMovimentacao: `m-${quem.uid}`, ...mudadoPor(quem) },
            'mudar',
          ],
          [`${ideia}/movimentacoes/m-${quem.uid}`, criadoAgora(umaMovimentacao(quem))],
        ),
    ],
    [
      'mudar o próprio registro',
      quem.referencia,
      (b) => mudar(b, quem.referencia, { telefone: '', ...mudadoPor(quem) }),
    ],
    [
      'criar regulamento',
      em(caminhos.regulamentosIdeias(empresa)),
      (b) =>
        criar(
          b,
          em(caminhos.regulamentosIdeias(empresa)),
          criadoAgora(umRegulamento({ dataInicial: emDias(2), createdBy: quem.uid, updatedBy: quem.uid })),
        ),
    ],
    [
      'criar campanha',
      em(caminhos.campanhas(empresa, REGULAMENTO)),
      (b) =>
        criar(
          b,
          em(caminhos.campanhas(empresa, REGULAMENTO)),
          criadoAgora(umaCampanha({ createdBy: quem.uid, updatedBy: quem.uid })),
        ),
    ],
  ];
};

/** The act of the same person with the membership that they lack; afterwards all is as it was. */
const comVinculo = (quem: Persona, ato: () => Promise<unknown>, ...caminhosMudados: string[]) =>
  async function passa() {
    const vistos = [quem.referencia, ...caminhosMudados];
    const antes = await Promise.all(vistos.map(ler));
    const inteiro = { ...quem, status: 'ACTIVE', externo: false, removida: false } as const;
    await semear({ [quem.referencia]: umColaborador(inteiro, { empresaStatus: 'ATIVO' }) });
    await ato();
    await Promise.all(
      vistos.map((caminho, i) => (antes[i] ? semear({ [caminho]: antes[i] }) : apagar(admin(), caminho))),
    );
  };
/** What an act of `escritas` may leave behind. */
const mudados = (empresa: Contexto, quem: Persona, caminho: string) => [
  caminho,
  `${caminhos.ideia(empresa, 'publica')}/movimentacoes/m-${quem.uid}`,
];

describe('Ana, ativa, faz tudo isto', () => {
  it.each(leituras(EMPRESA))('lê %s', async (_, lerIsto) => {
    await lerIsto(como(ana));
  });
  it.each(escritas(EMPRESA, ana))('pode %s', async (_, caminho, fazer) => {
    await comVinculo(ana, () => fazer(como(ana)), ...mudados(EMPRESA, ana, caminho))();
  });
});

describe.each([
  ['B17 desabilitado com token ainda válido', davi],
  ['B18 que não aceitou o convite', pedro],
  ['inativo', ines],
  ['removido', rita],
  ['A23 respondente externo', rui],
])('quem está %s', (_, alguem) => {
  // The strongest membership otherwise: administrator, every area open.
  const quem = { ...alguem, papel: 'ADMIN' as const };
  it.each(leituras(EMPRESA))('não lê %s', async (_titulo, lerIsto) => {
    await semear({ [quem.referencia]: umColaborador(quem) });
    await recusa(
      [],
      () => lerIsto(como(quem)),
      comVinculo(quem, () => lerIsto(como(quem))),
    );
  });
  it.each(escritas(EMPRESA, quem))('não pode %s', async (_titulo, caminho, fazer) => {
    await semear({ [quem.referencia]: umColaborador(quem) });
    await recusa(
      caminho,
      () => fazer(como(quem)),
      comVinculo(quem, () => fazer(como(quem)), ...mudados(EMPRESA, quem, caminho)),
    );
  });
});

describe.each<[string, Partial<Colaborador>, object]>([
  ['B30 cujo endereço ninguém provou', {}, { email_verified: false }],
  ['P26 cujo token nada diz do endereço', {}, { email_verified: null }],
  ['P27 que deve trocar a senha', { bloqueio: 'SENHA' }, {}],
  ['A24 de uma empresa removida', { bloqueio: 'EMPRESA' }, {}],
])('uma administradora %s', (_, mudancas, token) => {
  const quem = { ...clara, papel: 'ADMIN' as const };
  it.each(leituras(EMPRESA))('não lê %s', async (_titulo, lerIsto) => {
    await semear({ [quem.referencia]: umColaborador(quem, mudancas) });
    await recusa(
      [],
      () => lerIsto(como(quem, token)),
      comVinculo(quem, () => lerIsto(como(quem))),
    );
  });
  it.each(escritas(EMPRESA, quem))('não pode %s', async (_titulo, caminho, fazer) => {
    await semear({ [quem.referencia]: umColaborador(quem, mudancas) });
    await recusa(
      caminho,
      () => fazer(como(quem, token)),
      comVinculo(quem, () => fazer(como(quem)), ...mudados(EMPRESA, quem, caminho)),
    );
  });
  it('nem lê o próprio vínculo; sem isso, lê', async () => {
    await semear({ [quem.referencia]: umColaborador(quem, mudancas) });
    const podia = permitido(() => pegar(como(quem), quem.referencia));
    await recusa(quem.referencia, () => pegar(como(quem, token), quem.referencia), podia);
    await semear({ [quem.referencia]: umColaborador(quem) });
    await podia();
  });
});

const convitesDeMario = (b: Banco) =>
  listar(b, caminhos.convites, where('idColaboradorConvidado', '==', mario.uid));

it('P26 sem o endereço provado, nem a própria conta nem o próprio convite', async () => {
  const [conta, convite] = [caminhos.usuario(mario.uid), `${caminhos.convites}/de-mario`];
  await semear({ [conta]: umUsuario(mario), [convite]: umConvite(mario) });
  const semProva = como(mario, { email_verified: false });
  const podia = permitido(() => pegar(como(mario), conta));
  await recusa(conta, () => pegar(semProva, conta), podia);
  const podia2 = permitido(() => pegar(como(mario), convite));
  await recusa(convite, () => pegar(semProva, convite), podia2);
  const podia3 = permitido(() => convitesDeMario(como(mario)));
  await recusa(convite, () => convitesDeMario(semProva), podia3);
  await podia();
  await podia2();
  await podia3();
});

it('P26 a claim de MASTER sem o endereço provado não abre nada', async () => {
  const empresa = caminhos.empresa(EMPRESA);
  const ninguem = persona('Otávio Plataforma', 'MASTER');
  await recusa(
    empresa,
    () => pegar(como(ninguem, { master: true, email_verified: false }), empresa),
    () => pegar(como(ninguem, { master: true }), empresa),
  );
});

describe('quem não tem registro, ou nem entrou', () => {
  const ninguem = persona('Nino Ninguém', 'ADMIN');
  it.each(leituras(EMPRESA))('não lê %s', async (_, lerIsto) => {
    await recusa(
      [],
      [como(ninguem), anonimo()].map((banco) => () => lerIsto(banco)),
      comVinculo(ninguem, () => lerIsto(como(ninguem))),
    );
  });
  it.each(escritas(EMPRESA, ninguem))('não pode %s', async (_, caminho, fazer) => {
    const antes = caminho === ninguem.referencia ? [] : [caminho];
    await recusa(
      antes,
      [como(ninguem), anonimo()].map((banco) => () => fazer(banco)),
      comVinculo(ninguem, () => fazer(como(ninguem)), ...mudados(EMPRESA, ninguem, caminho)),
    );
  });
});

describe('B19 empresa inativa', () => {
  it.each(leituras(EMPRESA_INATIVA))('Ivo, administrador, ainda lê %s', async (_, lerIsto) => {
    await lerIsto(como(ivo));
  });
  it.each(escritas(EMPRESA_INATIVA, ivo))('mas não pode %s', (_, caminho, fazer) =>
    recusa(
      caminho,
      () => fazer(como(ivo)),
      comVinculo(ivo, () => fazer(como(ivo)), ...mudados(EMPRESA_INATIVA, ivo, caminho)),
    ),
  );
});

const semGestao = () => semear({ [mario.referencia]: umColaborador(mario, { gestao: false }) });

describe('área fechada', () => {
  it('sem gestão não se leem ideias, conversa, ranking nem pontos', async () => {
    const deGestao = leituras(EMPRESA).filter(([titulo]) =>
      /ideia|comentários|marcos|atividades|ranking|pontos/.test(titulo),
    );
    const lerTudo = deGestao.map(([, lerIsto]) => permitido(() => lerIsto(como(mario))));
    for (const lerIsto of lerTudo) await lerIsto();
    await semGestao();
    for (const lerIsto of lerTudo) await recusa([], lerIsto, lerIsto);
  });
  it('nem se escrevem, e apagar a marca não abre a área', async () => {
    await semGestao();
    const [criarIdeia] = escritas(EMPRESA, mario);
    if (!criarIdeia) throw new Error('sem escrita para tentar');
    const [, caminho, fazer] = criarIdeia;
    const podia = permitido(() => fazer(como(mario)));
    await recusa(caminho, () => fazer(como(mario)), podia);
    await semear({ [mario.referencia]: { ...umColaborador(mario), gestao: null } });
    await recusa(caminho, () => fazer(como(mario)), podia);
    await semear({ [mario.referencia]: umColaborador(mario) });
    await podia();
  });
});
