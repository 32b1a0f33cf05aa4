// @vitest-environment node
/**
 * What an address is made of is read back from it, whatever ids and values it carries. The builders are listed from the
 * code: a new one without a row fails.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { enderecoDosConvidados, idNoEndereco } from '@/areas/cadastro/questionario/endereco';
import { codigoDoEndereco, LETRAS_DO_CODIGO, rotaDoCertificado } from '@/domain/certificados/codigo';
import { comPrimeiraParteCerta, LINK_INCOMPLETO, semSobras } from '@/domain/comum/link-colado';
import { caminhos, colecaoDaReferencia, contextoDaReferencia, idDaReferencia } from '@/domain/comum/caminhos';
import { abrirPeloLink, comecarPeloLink, consultarLink } from '@/domain/contratos/respostas-por-link';
import { aceitarConviteComSenha, consultarConvite } from '@/domain/contratos/users';
import { lerCredencial, lerRotaDeResposta, rotaDeResposta } from '@/domain/diagnostico/endereco-de-resposta';
import { rotaDeParar } from '@/domain/mensagens/mensagem';
import { rotaDoConvite, rotaDoConviteDeDiagnostico, rotaDosLembretes } from '@/domain/pessoas/convite';
import { MENU_DO_DIAGNOSTICO } from '@/domain/telas/diagnostico';
import { type Endereco, para } from '@/domain/telas/enderecos';
import { INTERNAS } from '@/domain/telas/internas';
import { MENU } from '@/domain/telas/menu';
import { PUBLICAS } from '@/domain/telas/publicas';
import { alvoDoEndereco, idDaUrna, rotaDaVotacao } from '@/domain/votacao/endereco';
import { aleatorio } from '@tests/support/aleatorio';

const sorte = aleatorio(31);
const letras = (de: string, quantas: number, quais = Array.from(de)) =>
  Array.from({ length: quantas }, () => quais[Math.floor(sorte() * quais.length)]).join('');
const DE_ID = 'abcXYZ019_-';
/** No two of one test are equal: what is read into another's place is seen. */
const id = () => letras(DE_ID, 6 + Math.floor(sorte() * 30));
const segredo = () => letras(`${DE_ID}QWERTY`, 43);
/** Whatever somebody may search for or call something. */
const valor = () => letras('aé ç/&?=#%+:;,.“😀', 12);
const url = (endereco: string) => new URL(endereco, 'https://x.exemplo');
/** What the router reads of it. */
const partes = (padrao: string, endereco: string) =>
  matchRoutes([{ path: padrao }], url(endereco).pathname)?.[0]?.params;

const ENDERECOS = [
  ...Object.values(MENU).flatMap((aba) => Object.keys(aba)),
  ...Object.keys(MENU_DO_DIAGNOSTICO),
  ...Object.keys(INTERNAS),
  ...PUBLICAS,
];

/** By the builder's name: makes an address of what it draws, reads it, and compares. */
const IDA_E_VOLTA: Record<string, () => void> = {
  rotaDaVotacao: () => {
    const alvo = { licenciadaId: id(), empresaId: id(), questionarioId: id() };
    expect(alvoDoEndereco(url(rotaDaVotacao(alvo)).pathname)).toEqual(alvo);
    const [licenciadaId, empresaId, questionarioId] = idDaUrna(alvo).split('.');
    expect({ licenciadaId, empresaId, questionarioId }).toEqual(alvo);
  },
  rotaDoCertificado: () => {
    const codigo = letras(LETRAS_DO_CODIGO, 16);
    expect(codigoDoEndereco(url(rotaDoCertificado(codigo)).pathname)).toBe(codigo);
  },
  rotaDoConvite: () => {
    const [conviteId, dele] = [id(), segredo()];
    const endereco = rotaDoConvite(conviteId, dele);
    expect(partes('/convite/:conviteId', endereco)).toEqual({ conviteId });
    expect(url(endereco).hash).toBe(`#${dele}`);
  },
  rotaDosLembretes: () => {
    const [conviteId, dele] = [id(), segredo()];
    const endereco = rotaDosLembretes(conviteId, dele);
    expect(partes('/lembretes/:conviteId', endereco)).toEqual({ conviteId });
    expect(url(endereco).hash).toBe(`#${dele}`);
  },
  rotaDeParar: () => {
    const ids = { licenciadaId: id(), empresaId: id() };
    const [mensagem, idEmpresa, dele] = [id(), id(), segredo()];
    const endereco = rotaDeParar(ids, mensagem, idEmpresa, dele);
    expect(partes('/parar-mensagens/:licenciadaId/:empresaId/:id/:idEmpresa', endereco)).toEqual({
      ...ids,
      id: mensagem,
      idEmpresa,
    });
    expect(url(endereco).hash).toBe(`#${dele}`);
  },
  rotaDoConviteDeDiagnostico: () => {
    const ids = { licenciadaId: id(), projetoId: id(), empresaId: id(), colaboradorId: id() };
    const credencial = { conviteId: id(), segredo: segredo() };
    const endereco = rotaDoConviteDeDiagnostico(ids, credencial);
    const padrao = PUBLICAS.find((uma) => uma.startsWith('/convite-diagnostico/')) ?? '';
    expect(partes(padrao, endereco)).toEqual(ids);
    expect(lerCredencial(url(endereco).hash)).toEqual({
      tipo: 'convite',
      id: credencial.conviteId,
      segredo: credencial.segredo,
    });
  },
  rotaDeResposta: () => {
    const alvo = { licenciadaId: id(), empresaId: id(), idEmpresa: id(), questionarioId: id() };
    const credenciais = [
      { tipo: 'convite', id: id(), segredo: segredo() },
      { tipo: 'folha', id: id(), segredo: segredo() },
      { tipo: 'link', segredo: segredo() },
    ] as const;
    for (const credencial of credenciais) {
      const { pathname, hash } = url(rotaDeResposta(alvo, credencial));
      expect(lerRotaDeResposta(pathname)).toEqual({ alvo, email: '' });
      expect(lerCredencial(hash)).toEqual(credencial);
    }
  },
  enderecoDosConvidados: () => {
    const questionario = { id: id(), idEmpresa: id() };
    const { pathname, searchParams } = url(enderecoDosConvidados(questionario));
    expect(pathname).toBe(url(enderecoDosConvidados()).pathname);
    expect(searchParams.get('questionario')).toBe(idNoEndereco(questionario));
  },
  idNoEndereco: () => {
    // Ids hold no full stop, so it is the same for no other pair.
    const questionario = { id: id(), idEmpresa: id() };
    const [idEmpresa, dele] = idNoEndereco(questionario).split('.');
    expect({ id: dele, idEmpresa }).toEqual(questionario);
  },
  idDaUrna: () => IDA_E_VOLTA['rotaDaVotacao']?.(),
  para: () => {
    for (const padrao of ENDERECOS) {
      const nomes = [...padrao.matchAll(/:(\w+)/g)].map(([, nome = '']) => nome);
      const parametros = Object.fromEntries(nomes.map((nome) => [nome, valor()]));
      const busca = { filtro: valor(), busca: valor(), vazio: '', semValor: undefined };
      const montar = para as (endereco: Endereco, ...resto: unknown[]) => string;
      const endereco = montar(padrao as Endereco, ...(nomes.length > 0 ? [parametros, busca] : [busca]));
      expect(partes(padrao, endereco), padrao).toEqual(parametros);
      expect(Object.fromEntries(url(endereco).searchParams)).toEqual({
        filtro: busca.filtro,
        busca: busca.busca,
      });
    }
  },
};

/** Builders of addresses: what is exported under one of their names. */
const construtores = ['src/domain', 'src/areas', 'src/app', 'src/ui']
  .flatMap((pasta) =>
    readdirSync(pasta, { recursive: true, encoding: 'utf8' }).map((nome) => `${pasta}/${nome}`),
  )
  .filter((nome) => /\.tsx?$/.test(nome) && !/\.test\.tsx?$/.test(nome))
  .flatMap((nome) => [
    ...readFileSync(nome, 'utf8').matchAll(
      /^export (?:const|function) ((?:rota|endereco(?:Da|De|Do)|idNoEndereco|idDaUrna|para(?=<|\b))\w*)/gm,
    ),
  ])
  .map(([, nome = '']) => nome);

/** Named like one, and makes none: an address of the street, or one that somebody typed. */
const OUTROS_ENDERECOS = ['enderecoDoCep', 'enderecoDoCanal'];

it('todo construtor de endereços tem ida e volta, e nenhuma linha fala de um que não existe', () => {
  const deles = [...new Set(construtores)].filter((nome) => !OUTROS_ENDERECOS.includes(nome));
  expect(deles.toSorted()).toEqual(Object.keys(IDA_E_VOLTA).toSorted());
});

describe('o que se escreve se lê', () => {
  it.each(Object.entries(IDA_E_VOLTA))('%s', (_nome, idaEVolta) => {
    for (let vez = 0; vez < 50; vez++) idaEVolta();
  });

  it('um caminho de registro, a sua empresa, a sua coleção e o seu id', () => {
    for (let vez = 0; vez < 50; vez++) {
      const contexto = { licenciadaId: id(), empresaId: id() };
      const [colecao, dele] = [letras('abcdef', 9), id()];
      const caminho = caminhos.registro(contexto, colecao, dele);
      expect(contextoDaReferencia(caminho)).toEqual(contexto);
      expect(colecaoDaReferencia(caminho)).toBe(colecao);
      expect(idDaReferencia(caminho)).toBe(dele);
    }
  });
});

/** What people paste with a link: signs of the sentence around it, a line broken by a mail program. */
const SOBRAS = ['.', ',', ')', '>', ').', '%3E', '%20', '%0A', '\u200b', '”', '…'];
const comSobra = (texto: string, sobra: string) => `${texto}${sobra}`;
const partido = (texto: string) => `${texto.slice(0, 3)}%20${texto.slice(3)}`;

const COLAGENS = [
  ...SOBRAS.map((sobra) => (texto: string) => comSobra(texto, sobra)),
  partido,
  (texto: string) => comSobra(partido(texto), '.'),
];

describe('um link colado com um sinal a mais, ou partido, é o mesmo', () => {
  it('a votação', () => {
    for (const colar of COLAGENS) {
      const alvo = { licenciadaId: id(), empresaId: id(), questionarioId: id() };
      expect(alvoDoEndereco(url(colar(rotaDaVotacao(alvo))).pathname)).toEqual(alvo);
    }
  });

  it('o certificado', () => {
    for (const colar of COLAGENS) {
      const codigo = letras(LETRAS_DO_CODIGO, 16);
      const [antes = '', verificado = '', dele = ''] = rotaDoCertificado(codigo).split('/');
      expect(codigoDoEndereco(url([antes, verificado, colar(dele)].join('/')).pathname)).toBe(codigo);
    }
  });

  it('o convite e a folha, pelo que vem depois de #', () => {
    for (const colar of COLAGENS) {
      const alvo = { licenciadaId: id(), empresaId: id(), idEmpresa: id(), questionarioId: id() };
      const convite = { tipo: 'convite', id: id(), segredo: segredo() } as const;
      const link = { tipo: 'link', segredo: segredo() } as const;
      for (const credencial of [convite, link]) {
        const [caminho = '', fragmento = ''] = rotaDeResposta(alvo, credencial).split('#');
        const [tipo = '', dela = ''] = fragmento.split('=');
        expect(lerCredencial(url(`${caminho}#${tipo}=${colar(dela)}`).hash)).toEqual(credencial);
      }
      expect(
        lerRotaDeResposta(comPrimeiraParteCerta(url(colar(rotaDeResposta(alvo))).pathname))?.alvo,
      ).toEqual(alvo);
      const dele = segredo();
      expect(semSobras(url(`/convite/c#${colar(dele)}`).hash.slice(1))).toBe(dele);
    }
  });

  it('em maiúsculas acha a página, que diz o que falta', () => {
    for (const endereco of [
      '/convite/c',
      '/lembretes/c',
      '/parar-mensagens/l/e/c/p',
      '/definir-senha',
      '/auto-cadastro/l/e/p',
      '/responderQuestionario/l/e/q/r',
      '/votarEmpresaInspiradora/l/e/q',
      '/verificar/ABCD',
    ]) {
      const [, primeira] = endereco.split('/');
      expect(comPrimeiraParteCerta(endereco.toUpperCase()).split('/')[1]).toBe(primeira);
      expect(comPrimeiraParteCerta(endereco)).toBe(endereco);
    }
    expect(comPrimeiraParteCerta('/ideias/CONVITE')).toBe('/ideias/CONVITE');
  });
});

it('as páginas que se abrem de fora estão todas entre as que se acham em maiúsculas', () => {
  for (const primeira of new Set(PUBLICAS.map((endereco) => endereco.split('/')[1] ?? '')))
    if (!['privacidade', 'acessibilidade'].includes(primeira))
      expect(comPrimeiraParteCerta(`/${primeira.toUpperCase()}/x`), primeira).toBe(`/${primeira}/x`);
});

it('um segredo cortado é um link incompleto, em toda chamada que o leva', () => {
  const cortado = letras(DE_ID, 27);
  const alvo = { licenciadaId: 'l', empresaId: 'e', idEmpresa: 'o', questionarioId: 'q' };
  const pedidos = [
    [consultarConvite, { conviteId: 'c', segredo: cortado }],
    [consultarConvite, { conviteId: 'c', segredo: '' }],
    [consultarConvite, { conviteId: '', segredo: segredo() }],
    [
      aceitarConviteComSenha,
      { conviteId: 'c', segredo: cortado, email: 'a@b.com', nome: 'Ana Lima', senha: 'segredo-1' },
    ],
    [abrirPeloLink, { ...alvo, credencial: { tipo: 'convite', id: 'c', segredo: cortado } }],
    [abrirPeloLink, { ...alvo, credencial: { tipo: 'folha', id: 'c', segredo: cortado } }],
    [consultarLink, { ...alvo, segredo: cortado }],
    [comecarPeloLink, { ...alvo, segredo: cortado, chave: segredo(), contato: null }],
  ] as const;
  for (const [{ nome, entrada }, dados] of pedidos)
    expect(
      entrada.safeParse(dados).error?.issues.map(({ message }) => message),
      nome,
    ).toEqual([LINK_INCOMPLETO]);
});
