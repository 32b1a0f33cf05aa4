/** Questionnaires of LimeSurvey (the tables of a .lss, .lsg or .lsq) in our form (decisions Q126, Q280). */
import { agrupar } from '@/domain/comum/agrupar';
import { MAIOR_NUMERO, MAIS_CASAS } from '../codigos-do-tipo';
import {
  CAIXAS,
  type CodigoDoTipo,
  DIA,
  ESCOLHA_UNICA,
  MATRIZ,
  MAXIMO_DA_UNIDADE,
  NUMERO,
  type NumeroPedido,
  papeisDe,
  temOpcoes,
  TEXTO,
} from '../tipo-de-resposta';
import { type DeFora, Montagem, type OpcaoDeFora, type SemMarcas, umaLinha } from './de-fora';
import { type Quando, quandoDoLimeSurvey, todosOsQuandos } from './quando';

/** A row of a table by the names of its fields; the names are the file's, so no object holds them. */
export type Linha = ReadonlyMap<string, string>;
/** The tables of its files that are read here. */
export const TABELAS = [
  'surveys',
  'surveys_languagesettings',
  'groups',
  'group_l10ns',
  'questions',
  'subquestions',
  'question_l10ns',
  'question_attributes',
  'conditions',
  'answers',
  'answer_l10ns',
] as const;
export type Tabelas = Readonly<Record<(typeof TABELAS)[number], readonly Linha[]>>;

const SIM_OU_NAO = 'Y';
const PONTOS_DE_5 = '5';
const TIPOS: Readonly<Record<string, CodigoDoTipo>> = {
  S: TEXTO,
  T: TEXTO,
  U: TEXTO,
  L: ESCOLHA_UNICA,
  '!': ESCOLHA_UNICA,
  O: ESCOLHA_UNICA,
  [SIM_OU_NAO]: ESCOLHA_UNICA,
  [PONTOS_DE_5]: ESCOLHA_UNICA,
  M: CAIXAS,
  P: CAIXAS,
  N: NUMERO,
  D: DIA,
  F: MATRIZ,
  B: MATRIZ,
  A: MATRIZ,
};
/** Settings of a question that it cannot have here. */
const NAO_VEM: Readonly<Record<string, string>> = {
  min_answers: 'o mínimo de opções que se marcam',
  max_answers: 'o máximo de opções que se marcam',
  array_filter: 'o filtro das opções por outra pergunta',
  array_filter_exclude: 'o filtro das opções por outra pergunta',
  em_validation_q: 'a validação da resposta',
  other_comment_mandatory: 'o comentário obrigatório',
};

const NOME_DO_TIPO: Readonly<Record<string, string>> = {
  G: 'o gênero',
  R: 'uma ordenação',
  X: 'um texto que não se responde',
  Q: 'uma lista de textos curtos',
  K: 'uma lista de números',
  I: 'a escolha do idioma',
  '|': 'um arquivo',
  '*': 'um cálculo',
  C: 'uma matriz',
  E: 'uma matriz',
  H: 'uma matriz',
  '1': 'uma matriz',
  ':': 'uma matriz',
  ';': 'uma matriz',
};

const sempre = (relevancia: string) => ['', '1'].includes(relevancia.trim());
const de = (linha: Linha | undefined, nome: string) => linha?.get(nome) ?? '';
const lugar = (linha: Linha, nome: string) => {
  const lido = Number(de(linha, nome));
  return Number.isFinite(lido) ? lido : 0;
};
const porLugar = (linhas: readonly Linha[], nome: string) =>
  linhas.toSorted((a, b) => lugar(a, nome) - lugar(b, nome));

/** Of rows that repeat in every language, those of one; rows without a language are of all. */
const noIdioma = (linhas: readonly Linha[], idioma: string) =>
  linhas.filter((linha) => de(linha, 'language') === '' || de(linha, 'language') === idioma);

/** What one table says in the language of the questionnaire, by id; newer versions keep texts apart. */
const textosDe = (linhas: readonly Linha[], idioma: string, chave: string) =>
  new Map(noIdioma(linhas, idioma).map((linha) => [de(linha, chave), linha]));

export function deLimeSurvey(tabelas: Tabelas, nomeDoArquivo: string, semMarcas: SemMarcas): DeFora {
  const montagem = new Montagem(nomeDoArquivo);
  // A file of one question or one group has no settings of the survey, and says its languages in its rows.
  const idiomas = [
    ...tabelas.surveys_languagesettings.map((linha) => de(linha, 'surveyls_language')),
    ...[...tabelas.questions, ...tabelas.question_l10ns].map((linha) => de(linha, 'language')),
  ].filter((um) => um !== '');
  const [doQuestionario] = tabelas.surveys;
  const idioma =
    ['pt-BR', 'pt'].find((um) => idiomas.includes(um)) ||
    de(doQuestionario, 'language') ||
    (idiomas[0] ?? '');
  const titulos = tabelas.surveys_languagesettings.find((linha) => de(linha, 'surveyls_language') === idioma);
  const lido = (texto: string) => umaLinha(semMarcas(texto));

  const textos = {
    grupo: textosDe(tabelas.group_l10ns, idioma, 'gid'),
    pergunta: textosDe(tabelas.question_l10ns, idioma, 'qid'),
    opcao: textosDe(tabelas.answer_l10ns, idioma, 'aid'),
  };
  const dePergunta = (linha: Linha, nome: string) =>
    lido(de(linha, nome) || de(textos.pergunta.get(de(linha, 'qid')), nome));

  const filhas = agrupar(porLugar(noIdioma(tabelas.subquestions, idioma), 'question_order'), (linha) =>
    de(linha, 'parent_qid'),
  );
  const opcoesDe = agrupar(porLugar(noIdioma(tabelas.answers, idioma), 'sortorder'), (linha) =>
    de(linha, 'qid'),
  );
  const doGrupo = agrupar(
    porLugar(
      noIdioma(tabelas.questions, idioma).filter((linha) => ['', '0'].includes(de(linha, 'parent_qid'))),
      'question_order',
    ),
    (linha) => de(linha, 'gid'),
  );

  // A worth that nobody gave is stored too. It counts where the survey itself says that it scores answers.
  const pontua = de(doQuestionario, 'assessments') === 'Y';
  const comCondicao = new Set(tabelas.conditions.map((linha) => de(linha, 'qid')));
  const atributosDe = agrupar(tabelas.question_attributes, (linha) => de(linha, 'qid'));
  const ligadosEm = (pergunta: Linha) =>
    (atributosDe.get(de(pergunta, 'qid')) ?? [])
      .filter((linha) => !['', '0', 'N'].includes(de(linha, 'value').trim()))
      .map((linha) => de(linha, 'attribute'));

  const atributo = (pergunta: Linha, nome: string) =>
    de(
      (atributosDe.get(de(pergunta, 'qid')) ?? []).find((linha) => de(linha, 'attribute') === nome),
      'value',
    ).trim();
  const excluem = (pergunta: Linha) => atributo(pergunta, 'exclude_all_others').split(';');
  /** 'Other' is a switch there, and an option here. */
  const outra = (pergunta: Linha, tipo: CodigoDoTipo): OpcaoDeFora[] =>
    de(pergunta, 'other') === 'Y' && papeisDe(tipo).includes('outro')
      ? [
          {
            texto: lido(atributo(pergunta, 'other_replace_text')) || 'Outra resposta',
            valor: undefined,
            codigo: '-oth-',
            papel: 'outro',
          },
        ]
      : [];
  const limiteDe = (pergunta: Linha, nome: string) => {
    const valor = atributo(pergunta, nome);
    return valor !== '' && Math.abs(Number(valor)) <= MAIOR_NUMERO ? Number(valor) : null;
  };
  const numeroDe = (pergunta: Linha): NumeroPedido => ({
    unidade: lido(atributo(pergunta, 'suffix')).slice(0, MAXIMO_DA_UNIDADE),
    minimo: limiteDe(pergunta, 'min_num_value_n'),
    maximo: limiteDe(pergunta, 'max_num_value_n'),
    casas: atributo(pergunta, 'num_value_int_only') === '1' ? 0 : MAIS_CASAS,
  });

  function opcoes(pergunta: Linha, tipo: string): OpcaoDeFora[] {
    const qual = TIPOS[tipo];
    if (qual === undefined || !temOpcoes(qual)) return [];
    if (tipo === 'A' || tipo === 'B')
      return Array.from({ length: tipo === 'A' ? 5 : 10 }, (_, i) => ({
        texto: String(i + 1),
        valor: tipo === 'A' ? (i + 1) * 2 : i + 1,
        codigo: String(i + 1),
      }));
    if (tipo === SIM_OU_NAO)
      return [
        { texto: 'Sim', valor: undefined, codigo: 'Y' },
        { texto: 'Não', valor: undefined, codigo: 'N' },
      ];
    if (tipo === PONTOS_DE_5)
      return [1, 2, 3, 4, 5].map((ponto) => ({
        texto: String(ponto),
        valor: ponto * 2,
        codigo: String(ponto),
      }));
    const id = de(pergunta, 'qid');
    if (TIPOS[tipo] === CAIXAS)
      return (filhas.get(id) ?? []).map((linha) => ({
        texto: dePergunta(linha, 'question'),
        valor: undefined,
        codigo: de(linha, 'title'),
        ...(excluem(pergunta).includes(de(linha, 'title')) ? { papel: 'exclusiva' as const } : {}),
      }));
    return (opcoesDe.get(id) ?? []).map((linha) => {
      const valor = de(linha, 'assessment_value');
      return {
        texto: lido(de(linha, 'answer') || de(textos.opcao.get(de(linha, 'aid')), 'answer')),
        valor: !pontua || valor === '' ? undefined : Number(valor),
        codigo: de(linha, 'code'),
      };
    });
  }

  // An option that is ticked is a variable of its own there: question, '_', option.
  const caixas = tabelas.questions.flatMap((linha) =>
    TIPOS[de(linha, 'type')] === CAIXAS ? [de(linha, 'title')] : [],
  );
  const quandoDe = (relevancia: string): Quando | null => {
    const lido = quandoDoLimeSurvey(relevancia);
    return (
      lido && {
        liga: lido.liga,
        termos: lido.termos.map((um) => {
          const dela = caixas.find((titulo) => um.chave.startsWith(`${titulo}_`));
          return dela !== undefined && um.como === 'igual' && um.codigo === 'Y'
            ? { chave: dela, como: 'contem', codigo: um.chave.slice(dela.length + 1) }
            : um;
        }),
      }
    );
  };

  const grupos = porLugar(noIdioma(tabelas.groups, idioma), 'group_order');
  const semGrupos = [...doGrupo.keys()].map((gid): Linha => new Map([['gid', gid]]));
  for (const linha of grupos.length > 0 ? grupos : semGrupos) {
    const seus = textos.grupo.get(de(linha, 'gid'));
    const grupo = montagem.grupo(
      lido(de(linha, 'group_name') || de(seus, 'group_name')),
      lido(de(linha, 'description') || de(seus, 'description')),
    );
    for (const pergunta of doGrupo.get(de(linha, 'gid')) ?? []) {
      const texto = dePergunta(pergunta, 'question') || de(pergunta, 'title') || 'Sem título';
      const letra = de(pergunta, 'type');
      const tipo = Object.hasOwn(TIPOS, letra) ? TIPOS[letra] : undefined;
      if (tipo === undefined) {
        const oQue = Object.hasOwn(NOME_DO_TIPO, letra) ? NOME_DO_TIPO[letra] : 'de um tipo que não há aqui';
        montagem.naoVem(texto, `é ${oQue}, e aqui há texto, número, dia, caixas, escolha única e matriz.`);
        continue;
      }
      const ligados = ligadosEm(pergunta);
      if (ligados.includes('hidden')) {
        montagem.naoVem(texto, 'ela está oculta no arquivo, e aqui todas aparecem.');
        continue;
      }
      const dela = [...opcoes(pergunta, letra), ...outra(pergunta, tipo)];
      if (temOpcoes(tipo) && dela.length === 0) {
        montagem.naoVem(texto, 'as opções dela não estão no arquivo.');
        continue;
      }
      const quandos = [
        ...[de(linha, 'grelevance'), de(pergunta, 'relevance')].flatMap((relevancia) =>
          sempre(relevancia) ? [] : [quandoDe(relevancia)],
        ),
        // Newer versions say in the relevance what the table of conditions says.
        ...(comCondicao.has(de(pergunta, 'qid')) && sempre(de(pergunta, 'relevance')) ? [null] : []),
      ];
      montagem.pergunta(grupo, {
        texto,
        ajuda: dePergunta(pergunta, 'help'),
        obrigatoria: de(pergunta, 'mandatory') === 'Y',
        tipo,
        opcoes: dela,
        ...(tipo === NUMERO ? { numero: numeroDe(pergunta) } : {}),
        ...(tipo === MATRIZ
          ? { linhas: (filhas.get(de(pergunta, 'qid')) ?? []).map((uma) => dePergunta(uma, 'question')) }
          : {}),
        embaralhar:
          papeisDe(tipo).length > 0 &&
          (atributo(pergunta, 'random_order') === '1' || atributo(pergunta, 'answer_order') === 'random'),
        chave: de(pergunta, 'title'),
        ...(quandos.length > 0 ? { quando: todosOsQuandos(quandos) } : {}),
        deixado: [
          ...(de(pergunta, 'other') === 'Y' && !papeisDe(tipo).includes('outro')
            ? ['a opção de escrever outra resposta']
            : []),
          ...(letra === 'O' || letra === 'P' ? ['o comentário ao lado das opções'] : []),
          ...ligados.flatMap((nome) => (Object.hasOwn(NAO_VEM, nome) ? (NAO_VEM[nome] ?? []) : [])),
        ],
      });
    }
  }
  return montagem.pronto(lido(de(titulos, 'surveyls_title')), lido(de(titulos, 'surveyls_description')));
}
