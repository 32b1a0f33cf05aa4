// firestore.rules are written by hand. Their field lists, enumerations, sizes and collections are compared with the
// domain here, so that neither changes alone.
import { QUEM_RESPONDE } from '@/domain/diagnostico/quem-responde';
import type { Linha } from '@/domain/acesso/permissao';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { autorizacaoSchema } from '@/domain/acesso/autorizacao';
import {
  analisaIdeias,
  CAMPOS_PROPRIOS,
  colaboradorSchema,
  STATUS_DO_COLABORADOR,
} from '@/domain/pessoas/colaborador';
import { comiteAtividadeSchema, TIPOS_DE_ATIVIDADE } from '@/domain/comite/comite-atividade';
import { comiteSchema } from '@/domain/comite/comite';
import { cartelaSchema, criteriosSchema } from '@/domain/comite/cartela';
import { conflitoSchema } from '@/domain/comite/conflito';
import { comentarioSchema } from '@/domain/conversa/comentario';
import { STATUS_DA_EMPRESA } from '@/domain/empresas/empresa-status';
import { anexoSchema, auditoria, LIMITE } from '@/domain/comum/campos';
import { desafioNovo, desafioSchema } from '@/domain/desafios/desafio';
import { rascunhoDoDesafio } from '@/domain/desafios/desafio-form';
import { TIPOS_DE_PAI } from '@/domain/pai/tipos';
import { MAXIMO_DE_CONDICOES } from '@/domain/diagnostico/condicoes';
import { MAXIMO_DE_FAIXAS } from '@/domain/diagnostico/faixa';
import { gruposDiagnostico } from '@/domain/diagnostico/grupo';
import { perguntas } from '@/domain/diagnostico/pergunta';
import { questionarios } from '@/domain/diagnostico/questionario';
import { MAXIMO_DE_OPCOES } from '@/domain/diagnostico/tipo-de-resposta';
import { ideiaForm } from '@/domain/ideias/ideia-form';
import { ideiaSchema } from '@/domain/ideias/ideia';
import { TENDENCIAS } from '@/domain/pai/tendencia';
import { VISIBILIDADES } from '@/domain/pai/visibilidade';
import { ideiaNova } from '@/domain/ideias/ideia-nova';
import { likeSchema } from '@/domain/conversa/like';
import { marcoForm } from '@/domain/marcos/marco-form';
import { marcoNovo, marcoSchema } from '@/domain/marcos/marco';
import { type CodigoModulo, FLAGS } from '@/domain/acesso/areas';
import { MODULOS } from '@/domain/acesso/modulos';
import { movimentacaoSchema } from '@/domain/comite/movimentacao';
import { PAPEIS, PAPEIS_DA_EMPRESA } from '@/domain/acesso/papeis';
import { MAXIMO_DE_CRITERIOS, regiaoSchema } from '@/domain/projetos/regiao';
import { MAXIMO_DE_FASES, projetoSchema } from '@/domain/projetos/projeto';
import { visoesSchema } from '@/domain/pessoas/visoes';
import { seguindoSchema } from '@/domain/notificacoes/seguindo';
import { preferenciasSchema, TIPOS_DE_NOTIFICACAO } from '@/domain/notificacoes/notificacao';
import { carteiraSchema, patrocinioSchema } from '@/domain/pontos/patrocinio';
import { CADASTROS, PERMISSOES as permissoes } from '@/domain/colecoes';
import { documentosDoIncentivo } from '@/domain/incentivo/documento';
import { regulamentosDesafios } from '@/domain/regulamentos/regulamento-desafios';
import { campanhaSchema, regulamentoIdeiasSchema } from '@/domain/regulamentos/regulamento-ideias';
import { vagasSchema } from '@/domain/pontos/vagas';
import { published, withoutComments } from '../../build/publicar-regras.mjs';
import { CADASTROS_DA_EMPRESA } from '@tests/support/cadastros';

const fonte = readFileSync('firestore.rules', 'utf8');
const codigo = fonte.replace(/^\s*\/\/.*$/gm, '');

/** Source of the function or match block with the given beginning, to the end of its braces. */
function bloco(inicio: string): string {
  const de = codigo.indexOf(inicio);
  if (de < 0) throw new Error(`firestore.rules não tem "${inicio}"`);
  const abre = codigo.indexOf(' {\n', de) + 1;
  let fundo = 0;
  for (let i = abre; i < codigo.length; i++) {
    if (codigo[i] === '{') fundo++;
    if (codigo[i] === '}' && --fundo === 0) return codigo.slice(de, i + 1);
  }
  throw new Error(`"${inicio}" não fecha`);
}
/** Words between quotes, one by one or many in one text. */
const palavras = (texto: string) =>
  [...texto.matchAll(/'([\w ]+)'/g)].flatMap(([, varias = '']) => varias.match(/\w+/g) ?? []);
/** The call in the text that begins at the given place: its arguments. */
function argumentos(texto: string, abre: number): string[] {
  const partes = [''];
  let fundo = 0;
  for (const letra of texto.slice(abre)) {
    if (letra === ')' && --fundo === 0) break;
    if (letra === ',' && fundo === 1) partes.push('');
    else if (fundo > 0) partes[partes.length - 1] += letra;
    if (letra === '(') fundo++;
  }
  return partes;
}

/** Functions that are given names of fields in their last argument, with the one they hand them to, and more. */
const ENTREGA: Record<string, string> = {
  nasce: 'soTem',
  criaNomeado: 'nasce',
  criaRegulamento: 'nasce',
  escreve: 'soTem',
};

/** Field names that the first call of `chamada` in the block lets through, by itself or by what it calls. */
function campos(inicio: string, chamada: string): string[] {
  const texto = bloco(inicio);
  const onde = new RegExp(`\\b${chamada}\\(`).exec(texto);
  if (!onde) throw new Error(`"${inicio}" não tem "${chamada}("`);
  const dados = argumentos(texto, onde.index + chamada.length);
  const nomes = chamada === 'escreve' ? dados.join(' ') : (dados.at(-1) ?? '');
  const entrega = ENTREGA[chamada];
  const todos = [...comListas(nomes), ...(entrega ? campos(`function ${chamada}(`, entrega) : [])];
  return [...new Set(todos)].toSorted();
}

/** Words of the text, and of the functions without arguments that it calls. */
const comListas = (texto: string): string[] => [
  ...palavras(texto),
  ...[...texto.matchAll(/(\w+)\(\)/g)].flatMap(([, nome = '']) => comListas(corpo(nome))),
];
const corpo = (nome: string) => bloco(`function ${nome}()`).replace(/^.*\n/, '');

/** What introspection needs of a schema: its fields, or what it wraps, and its bounds. */
interface Definicao {
  type?: string;
  shape?: Record<string, object>;
  innerType?: object;
  element?: object;
  checks?: { _zod: { def: { maximum?: number; minimum?: number; check: string; value?: number } } }[];
}
const definicao = (schema: object) => (schema as { _zod: { def: Definicao } })._zod.def;
const camposDe = (schema: object) => Object.keys(definicao(schema).shape ?? {}).toSorted();
/** Optional fields that people write themselves. */
const PODE_FALTAR = new Set(['mostrarSe', 'embaralhar', 'linhas', 'numero', 'pontas']);
/** What people write: another field that may be missing is written by a function later. */
const camposDasPessoas = (schema: object) =>
  Object.entries(definicao(schema).shape ?? {})
    .flatMap(([nome, campo]) =>
      definicao(campo).type === 'optional' && !PODE_FALTAR.has(nome) ? [] : [nome],
    )
    .toSorted();
/** The field's schema without `nullable`. */
function campoDe(schema: object, campo: string): object {
  const declarado = definicao(schema).shape?.[campo];
  if (!declarado) throw new Error(`${campo} não está no schema`);
  return definicao(declarado).innerType ?? declarado;
}
/** Most and fewest characters or items, or greatest and least number, of a schema. */
function limites(schema: object) {
  const testes = (definicao(schema).checks ?? []).map(({ _zod }) => _zod.def);
  const valor = (tipo: string) => testes.find(({ check }) => check === tipo)?.value;
  return {
    maximo: testes.find((teste) => teste.maximum !== undefined)?.maximum ?? valor('less_than'),
    minimo: testes.find((teste) => teste.minimum !== undefined)?.minimum ?? valor('greater_than') ?? 0,
  };
}

describe('campos', () => {
  const colecoes: [string, string, string, object][] = [
    ['comentarios', 'function comentarioNovo(', 'nasce', comentarioSchema],
    ['likes', 'function likeNovo(', 'soTem', likeSchema],
    ['movimentacoes', 'function movimentacaoValida(', 'nasce', movimentacaoSchema],
    ['marcos', 'function marcoNovo(', 'nasce', marcoSchema],
    ['patrocínios', 'function patrocina(', 'escreve', patrocinioSchema],
    ['carteiras', 'match /{regras}/{r}/regulamentoActivitiesPerColaborador/{id}', 'escreve', carteiraSchema],
    ...CADASTROS_DA_EMPRESA.map(({ colecao, schema }): (typeof colecoes)[number] => [
      colecao,
      `match /${colecao}/{id}`,
      'criaNomeado',
      schema,
    ]),
    ['documentosDoIncentivo', 'match /documentosDoIncentivo/{id}', 'nasce', documentosDoIncentivo.schema],
    ['projetos', 'function criaProjeto(', 'nasce', projetoSchema],
    ['regioes', 'match /projetos/{p}/regioes/{id}', 'nasce', regiaoSchema],
    ['licenciadas', 'match /licenciadas/{l}', 'nasce', CADASTROS.licenciadas.schema],
    ['vagas', 'match /regulamentosIdeias/{r}/vagas/{id}', 'escreve', vagasSchema],
    ['regulamentosIdeias', 'match /regulamentosIdeias/{r} {', 'criaRegulamento', regulamentoIdeiasSchema],
    [
      'regulamentosDesafios',
      'match /regulamentosDesafios/{r} {',
      'criaRegulamento',
      regulamentosDesafios.schema,
    ],
    ['comitesInovacao', 'function iniciaComite(', 'nasce', comiteSchema],
    ['comiteInovacaoActivities', 'function atividadeNova(', 'soTem', comiteAtividadeSchema],
    ['conflitosDeInteresse', 'function conflitoNovo(', 'soTem', conflitoSchema],
    ['cartelas', 'function cartelaNova(', 'soTem', cartelaSchema],
    ['criteriosDeAvaliacao', 'match /criteriosDeAvaliacao/{id}', 'nasce', criteriosSchema],
    ['campanhas', 'match /regulamentosIdeias/{r}/campanhas/{id}', 'nasce', campanhaSchema],
    ['preferencias', 'function preferencias(', 'soTem', preferenciasSchema],
    ['seguindo', 'function seguindo(', 'soTem', seguindoSchema],
    ['visoes', 'match /visoes/{u}/listas/{id}', 'nasce', visoesSchema],
  ];
  it.each(colecoes)('%s: as regras deixam criar os campos do schema', (_, inicio, marca, schema) => {
    expect(campos(inicio, marca)).toEqual(camposDasPessoas(schema));
  });
  it('o que o marco novo tem de fixo, e as referências dele', () => {
    const criacao = bloco('function marcoNovo(');
    for (const campo of Object.keys(marcoNovo)) expect(criacao).toContain(`d.${campo}`);
    expect(campos('function replanejaMarco(', 'altera')).toEqual(camposDe(marcoForm));
    expect(campos('function atuaNoMarco(', 'altera')).toEqual(Object.keys(marcoNovo).toSorted());
  });
  it('auditoria', () =>
    expect(campos('function nasce(', 'soTem')).toEqual(Object.keys(auditoria).toSorted()));
  it('conteúdo da ideia: o formulário e o que deriva dele', () =>
    expect(palavras(bloco('function conteudo()')).toSorted()).toEqual(
      [...camposDe(ideiaForm), 'regulamentoNome', 'visibilidade', 'tituloEmOrdem', 'busca'].toSorted(),
    ));
  it('a ideia nova: o que tem de fixo, e o mais que as regras deixam criar', () => {
    const criacao = bloco('function criaIdeia(');
    const [, fixo = ''] = /let fixo = \{(.*?)\n?\};/s.exec(criacao) ?? [];
    const [constantes = ''] = fixo.split(/,\s*'createdAt'/);
    const { visibilidade, ...resto } = ideiaNova;
    expect(JSON.parse(`{${constantes.replaceAll("'", '"')}}`)).toEqual({ ...resto, deletedAt: null });
    expect(criacao).toContain(`d.visibilidade == '${visibilidade}'`);
    const nomes = [...fixo.replaceAll(/: \{[^}]*\}/g, ': 0').matchAll(/'(\w+)':/g)].map(
      ([, nome = '']) => nome,
    );
    expect([...nomes, ...campos('function criaIdeia(', 'hasOnly')].toSorted()).toEqual(camposDe(ideiaSchema));
  });
  it('conteúdo do desafio: o formulário e o que deriva dele', () =>
    expect(palavras(bloco('function conteudoDoDesafio()')).toSorted()).toEqual(
      [
        ...camposDe(rascunhoDoDesafio),
        'propositorNome',
        'categoriaNome',
        'tituloEmOrdem',
        'busca',
      ].toSorted(),
    ));
  it('o desafio novo: o que tem de fixo, e o mais que as regras deixam criar', () => {
    const [, fixo = ''] = /let fixo = (\{.*?\});\n/s.exec(bloco('function rascunhoDeDesafio(')) ?? [];
    expect(JSON.parse(fixo.replaceAll("'", '"'))).toEqual({ ...desafioNovo, deletedAt: null });
    const { deletedAt: _fixo, ...carimbos } = auditoria;
    expect(campos('function rascunhoDeDesafio(', 'hasOnly')).toEqual(
      [...palavras(bloco('function conteudoDoDesafio()')), ...Object.keys(carimbos)].toSorted(),
    );
    expect(
      [
        ...Object.keys(desafioNovo),
        'deletedAt',
        ...campos('function rascunhoDeDesafio(', 'hasOnly'),
      ].toSorted(),
    ).toEqual(camposDe(desafioSchema));
  });
  it('o que cada um muda em si', () =>
    expect(campos('match /colaboradores/{id}', 'altera')).toEqual([...CAMPOS_PROPRIOS].toSorted()));
  it('o que ADMIN muda na matriz', () =>
    expect(campos('match /autorizacao/{id}', 'altera')).toEqual([...FLAGS].toSorted()));
  it('arquivo', () => {
    const texto = bloco('function anexo(');
    expect(texto).toContain(`v.size() == ${camposDe(anexoSchema).length}`);
    for (const campo of camposDe(anexoSchema)) expect(texto).toContain(`v.${campo}`);
  });
});

/** Fewest characters that a function of the rules accepts. */
const MINIMO_DA_FUNCAO: Record<string, number> = {
  opcional: 0,
  preenchido: 1,
  texto2: 2,
  texto3: 3,
  texto10: 10,
};

/** What has a name, by which it is sorted and found. */
const COM_NOME = [
  ...[...CADASTROS_DA_EMPRESA, regulamentosDesafios, documentosDoIncentivo].map(({ schema }) => schema),
  colaboradorSchema,
  projetoSchema,
  regulamentoIdeiasSchema,
];

describe('tamanhos', () => {
  const validacoes: [string, object][] = [
    ['function conteudoValido(', ideiaSchema],
    ['function desafioValido(', desafioSchema],
    ['function regulamentoValido(', regulamentoIdeiasSchema],
    ['function regulamentoComum(', regulamentoIdeiasSchema],
    ['function regulamentoComum(', regulamentosDesafios.schema],
    ['function ganhos(', regulamentoIdeiasSchema],
    ['function campanhaValida(', campanhaSchema],
    ['function comentarioValido(', comentarioSchema],
    ['function movimentacaoValida(', movimentacaoSchema],
    ['function marcoValido(', marcoSchema],
    ['function comiteValido(', comiteSchema],
    ['function conflitoNovo(', conflitoSchema],
    ['function cartelaNova(', cartelaSchema],
    ['function criteriosValidos(', criteriosSchema],
    ['function visoesValidas(', visoesSchema],
    ['function patrocina(', patrocinioSchema],
    ...COM_NOME.map((schema): (typeof validacoes)[number] => ['function nomeado(', schema]),
    ...[...COM_NOME, CADASTROS.licenciadas.schema].map((schema): (typeof validacoes)[number] => [
      'function batizado(',
      schema,
    ]),
    ...CADASTROS_DA_EMPRESA.filter(({ schema }) => 'descricao' in schema.shape).map(
      ({ schema }): (typeof validacoes)[number] => ['function descrito(', schema],
    ),
    ['function projetoValido(', projetoSchema],
    ['function regiaoValida(', regiaoSchema],
    ['function questionarioValido(', questionarios.schema],
    ['function grupoValido(', gruposDiagnostico.schema],
    ['function perguntaValida(', perguntas.schema],
    ['function perfil(', colaboradorSchema],
  ];
  it.each(validacoes)('%s…', (inicio, schema) => {
    const testes = [
      ...bloco(inicio).matchAll(
        /(opcional|preenchido|texto2|texto3|texto10|inteiro|textos\d+|referencias|colegas)\(d\.(\w+), (?:'(\w+)' in d \? (\d+) : )?(\d+)/g,
      ),
    ];
    expect(testes.length).toBeGreaterThan(0);
    const nasRegras = testes.map(([, funcao = '', campo = '', se = '', entao, senao]) => ({
      campo,
      maximo: Number(camposDe(schema).includes(se) ? entao : senao),
      minimo: MINIMO_DA_FUNCAO[funcao],
      item: funcao.startsWith('textos') ? Number(funcao.slice(6)) : undefined,
    }));
    const noSchema = nasRegras.map(({ campo, minimo, item }) => {
      const declarado = campoDe(schema, campo);
      const { element = {} } = definicao(declarado);
      return {
        campo,
        maximo: limites(declarado).maximo,
        minimo: minimo === undefined ? undefined : limites(declarado).minimo,
        item: item === undefined ? undefined : limites(element).maximo,
      };
    });
    expect(nasRegras).toEqual(noSchema);
  });
  it('textos da ideia cujo tipo se prova de uma vez', () => {
    const conteudo = bloco('function conteudoValido(');
    const [, soma = ''] = /&& ([^&]*) is string/.exec(conteudo) ?? [];
    const somados = [...soma.matchAll(/d\.(\w+)/g)].map(([, campo = '']) => campo);
    expect(somados).toHaveLength(6);
    for (const campo of somados) {
      const { maximo, minimo } = limites(campoDe(ideiaSchema, campo));
      expect(minimo).toBe(0);
      expect(conteudo).toContain(`d.${campo}.size() <= ${maximo}`);
    }
  });
  it('listas de registros: quantos são', () => {
    expect(bloco('function projetoValido(')).toContain(
      `d.fases is list && d.fases.size() <= ${MAXIMO_DE_FASES}`,
    );
    const maximos: [string, string, number][] = [
      ['tipoDeRespostaValido', 'campos', MAXIMO_DE_OPCOES],
      ['questionarioValido', 'faixas', MAXIMO_DE_FAIXAS],
      ['questionarioValido', 'fases', MAXIMO_DE_FASES],
      ['regiaoValida', 'identifiers', MAXIMO_DE_CRITERIOS],
      ['grupoValido', 'feedbacks', MAXIMO_DE_FAIXAS],
    ];
    expect(bloco('function mostraSe(')).toContain(`registros(v.condicoes, ${MAXIMO_DE_CONDICOES})`);
    for (const [funcao, campo, maximo] of maximos)
      expect(bloco(`function ${funcao}(`)).toContain(`registros(d.${campo}, ${maximo})`);
  });
  it('anexos e páginas', () => {
    expect(bloco('function anexos(')).toContain(`n <= ${LIMITE.anexos}`);
    expect(bloco('function anexos(')).toContain(`anexo(v[${LIMITE.anexos - 1}]`);
    expect(bloco('function pagina()')).toContain(`<= ${LIMITE.pagina};`);
    const [, padrao = ''] =
      /string\(v\.size \+ 0\)\.matches\('([^']*)'\)/.exec(bloco('function anexo(')) ?? [];
    const maximo = limites(campoDe(anexoSchema, 'size')).maximo ?? 0;
    const passa = (tamanho: number) => new RegExp(`^(?:${padrao})$`).test(String(tamanho));
    expect([0, 9, 10_000_000, 25_999_999, 26_199_999, 26_213_999, maximo].filter((n) => !passa(n))).toEqual(
      [],
    );
    expect(
      [-1, maximo + 1, maximo + 100, 26_220_000, 27_000_000, 30_000_000, 100_000_000].filter(passa),
    ).toEqual([]);
  });
});

describe('palavras', () => {
  it('um movimento leva a qualquer situação menos o rascunho', () => {
    const destinos = bloco('function destinos(')
      .split(/'(\w+)': \(/)
      .slice(1);
    expect(destinos.map((parte, i) => (i % 2 ? palavras(parte.split(').split')[0] ?? '') : parte))).toEqual(
      TIPOS_DE_PAI.flatMap(({ colecao, aparencia, rascunho }) => [
        colecao,
        Object.keys(aparencia).filter((status) => status !== rascunho),
      ]),
    );
  });
  it('quem analisa ideias', () => {
    const [, depois = ''] = bloco('function doComite(').split('m.role in ');
    const [papeis = ''] = depois.split(']');
    expect(palavras(papeis).toSorted()).toEqual(PAPEIS.filter(analisaIdeias).toSorted());
  });
  it('as iniciais das permissões', () => {
    const iniciais = FLAGS.map((flag) => flag.charAt(0)).join('');
    for (const arquivo of [codigo, readFileSync('storage.rules', 'utf8')])
      expect(arquivo).toContain(`matches('.* ' + codigo + ':[${iniciais}]*' + `);
  });
  it('os tipos de notificação', () =>
    expect(palavras(bloco('function tipos('))).toEqual([...TIPOS_DE_NOTIFICACAO]));
  it('toda palavra em maiúsculas é de uma enumeração do domínio', () => {
    const conhecidas = new Set<string>([
      ...TIPOS_DE_PAI.flatMap(({ aparencia }) => Object.keys(aparencia)),
      ...VISIBILIDADES,
      ...TENDENCIAS,
      ...PAPEIS,
      ...PAPEIS_DA_EMPRESA,
      ...STATUS_DO_COLABORADOR,
      ...STATUS_DA_EMPRESA,
      ...TIPOS_DE_ATIVIDADE,
      ...TIPOS_DE_NOTIFICACAO,
      ...QUEM_RESPONDE,
    ]);
    expect(
      palavras(codigo).filter((palavra) => /^[A-Z_]{2,}$/.test(palavra) && !conhecidas.has(palavra)),
    ).toEqual([]);
  });
  it('cada módulo é pedido com a sua área e uma flag que existe', () => {
    // A flag follows where one is asked for; in other calls names of fields may.
    const pedidos = [
      ...codigo.matchAll(/(\w+)\((?:[\w, ]|\(\))*'(\w+)', (?:'(\d+)'|modulo)(?:, '(\w+)')?/g),
    ].flatMap(([pedido, quem = '', area, modulo, flag]) => {
      const pede = ['tem', 'cuida'].includes(quem);
      return modulo ? [{ pedido, area, modulo, flag: pede ? (flag ?? '') : 'leitura' }] : [];
    });
    expect(pedidos.length).toBeGreaterThan(50);
    const partes = [...codigo.matchAll(/mexeNaParte\(.*'(\d+)'\)/g)];
    expect(bloco('function mexeNaParte(')).toContain("'incentivo', modulo, 'editar'");
    const deGestao = [...codigo.matchAll(/faz\((?:m|eu\(\)), '(\d+)', '(\w+)'/g)];
    const todos = [
      ...pedidos,
      ...partes.map(([pedido, modulo]) => ({ pedido, area: 'incentivo', modulo, flag: 'editar' })),
      ...deGestao.map(([pedido, modulo, flag = '']) => ({ pedido, area: 'gestao', modulo, flag })),
    ];
    const errados = todos.filter(
      ({ area, modulo, flag }) =>
        MODULOS[Number(modulo) as CodigoModulo]?.area !== area ||
        !(FLAGS as readonly string[]).includes(flag),
    );
    expect(errados).toEqual([]);
  });
  it('a matriz que as regras leem é a do schema', () => {
    for (const flag of FLAGS) expect(camposDe(autorizacaoSchema)).toContain(flag);
  });
});

/** 'update' is also how a record is soft-deleted, so only the others can be told from the rules' text. */
const CONFERIDAS = ['get', 'list', 'create'] as const;
const palavrasDeAllow = (texto: string) =>
  CONFERIDAS.filter((operacao) => new RegExp(`allow [^:;]*\\b${operacao}\\b[^:;]*:`).test(texto));

/** Relations that ask of a record, or of the idea above it, what another asks already. */
const MESMA_FUNCAO: Record<string, string> = {
  propria: 'vigente',
  paiVisivel: 'visivel',
  paiPublicado: 'visivelPublicada',
  daPropriaCarteira: 'proprio',
};

/** The collection of a row. What lies under both kinds of parent has one row for each and one rule for both. */
const emRegra = (linha: string) => linha.slice(linha.indexOf('/') + 1);

describe('coleções e relações', () => {
  const comRegra = [...codigo.matchAll(/match \/[^\s]*?(\w+)\/\{\w+\} \{/g)].map(([, nome = '']) => nome);
  it('toda coleção da tabela de permissões tem regra, e só ela e os registros de cada um', () => {
    const soDeCadaUm = [
      'usuarios',
      'convites',
      'statusOperacoes',
      'consentimentos',
      'caixas',
      'notificacoes',
      'preferencias',
      'seguindo',
      'listas',
    ];
    // What everybody may read by its address.
    const deTodos = ['publicos'];
    // Counts that somebody at a limit asks for; quantidades.test.ts has who may (decisions P350).
    const contagens = ['quantidades'];
    const proprias = ['databases', ...soDeCadaUm, ...deTodos, ...contagens];
    expect([...new Set(comRegra)].filter((nome) => !proprias.includes(nome)).toSorted()).toEqual(
      [...new Set(Object.keys(permissoes).map(emRegra))].toSorted(),
    );
  });
  it('toda relação da tabela é uma função', () => {
    const relacoes = new Set(
      Object.values<Linha>(permissoes).flatMap((operacoes) =>
        Object.values(operacoes).flatMap((acesso) => acesso.flatMap((a) => a.relacao ?? [])),
      ),
    );
    for (const relacao of relacoes) expect(codigo).toContain(`function ${MESMA_FUNCAO[relacao] ?? relacao}(`);
  });
  it('operação que ninguém tem não tem allow', () => {
    // What stands around the company has rules for the platform's own people besides (tests/rules/licenciadas.test.ts).
    const dentro = Object.entries(permissoes).filter(
      ([colecao]) => !['licenciadas', 'empresas'].includes(colecao),
    );
    const dasRegras = dentro.map(([colecao]) => {
      const id =
        {
          ideias: 'i',
          desafios: 'i',
          cronogramaDesafio: 'c',
          regulamentosIdeias: 'r',
          regulamentosDesafios: 'r',
        }[colecao] ?? 'id';
      return [colecao, palavrasDeAllow(bloco(`/${emRegra(colecao)}/{${id}} {`))];
    });
    const daTabela = dentro.map(([colecao, operacoes]) => [
      colecao,
      CONFERIDAS.filter((operacao) => operacoes[operacao].length > 0),
    ]);
    expect(dasRegras).toEqual(daTabela);
  });
});

describe('o que nunca pode haver', () => {
  it('regra recursiva, sempre verdadeira, de escrita em bloco ou sem condição', () => {
    expect(codigo).not.toMatch(/=\*\*\}/);
    expect(codigo).not.toMatch(/if\s+true/);
    expect(codigo).not.toMatch(/allow[^:]*\b(write|read)\b/);
    expect([...codigo.matchAll(/allow [\w, ]+(?!: if)[;{]/g)]).toEqual([]);
    expect(codigo).not.toMatch(/if\s+request\.auth\s*!=\s*null\s*;/);
  });
  it('mais de 128 KB, também com nomes inteiros', () => {
    // Firebase documents 256 KB.
    expect(Buffer.byteLength(withoutComments(fonte))).toBeLessThanOrEqual(131_072);
    expect(Buffer.byteLength(published(fonte))).toBeLessThanOrEqual(131_072);
    expect(withoutComments(fonte).replace(/\s+/g, '')).toBe(codigo.replace(/\s+/g, ''));
  });
  it('apagar de verdade, fora o like', () =>
    expect([...codigo.matchAll(/allow [^:]*delete/g)]).toHaveLength(1));
  it('função sem comentário que diga o que é', () => {
    const linhas = fonte.split('\n');
    const semComentario = linhas.filter(
      (linha, i) =>
        /^\s*function /.test(linha) &&
        !/^\s*(\/\/|\})/.test(linhas[i - 1] ?? '') &&
        !linhas[i - 1]?.includes('//'),
    );
    expect(semComentario).toEqual([]);
  });
  it('bloco de coleção com mais de vinte linhas', () => {
    const inicios = [...codigo.matchAll(/match \/[^\n]*\{id\} \{/g)].map(([inicio]) => inicio);
    expect(inicios.filter((inicio) => bloco(inicio).split('\n').length > 20)).toEqual([]);
  });
});
