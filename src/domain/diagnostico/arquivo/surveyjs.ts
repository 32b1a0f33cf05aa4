/** Questionnaires of SurveyJS (its JSON of pages and elements) in our form (decisions Q126, Q280). */
import {
  CAIXAS,
  type CodigoDoTipo,
  DIA,
  ESCALA,
  ESCOLHA_UNICA,
  MATRIZ,
  MAXIMO_DA_PONTA,
  MAXIMO_DE_OPCOES,
  NUMERO,
  papeisDe,
  temOpcoes,
  PONTOS_DA_ESCALA,
  TEXTO,
} from '../tipo-de-resposta';
import { MAIOR_NUMERO, MAIS_CASAS } from '../codigos-do-tipo';
import { campo, objeto } from './conferir';
import {
  type DeFora,
  Montagem,
  type OpcaoDeFora,
  type PerguntaDeFora,
  type SemMarcas,
  umaLinha,
} from './de-fora';
import type { GrupoEmArquivo } from './formato';
import { type Quando, quandoDoSurveyJS, todosOsQuandos } from './quando';

type Objeto = NonNullable<ReturnType<typeof objeto>>;

/** Panels inside panels; a file may nest without end. */
const FUNDO = 8;

const TIPOS: Readonly<Record<string, CodigoDoTipo>> = {
  text: TEXTO,
  comment: TEXTO,
  checkbox: CAIXAS,
  tagbox: CAIXAS,
  radiogroup: ESCOLHA_UNICA,
  dropdown: ESCOLHA_UNICA,
  buttongroup: ESCOLHA_UNICA,
  rating: ESCALA,
  boolean: ESCOLHA_UNICA,
  matrix: MATRIZ,
};
/** What a question may have there that it cannot have here. */
const NAO_VEM: Readonly<Record<string, string>> = {
  enableIf: 'a condição para ser respondida',
  requiredIf: 'a condição para ser obrigatória',
  choicesVisibleIf: 'a condição das opções',
  choicesEnableIf: 'a condição das opções',
  showCommentArea: 'o comentário ao lado das opções',
  hasComment: 'o comentário ao lado das opções',
  minSelectedChoices: 'o mínimo de opções que se marcam',
  maxSelectedChoices: 'o máximo de opções que se marcam',
  correctAnswer: 'a resposta certa',
  defaultValue: 'a resposta que já vem escolhida',
  readOnly: 'ser só de leitura',
  maxLength: 'as validações',
  validators: 'as validações',
};
/** What a text must be there: a number, a day. Here a text may be anything. */
const QUALQUER_TEXTO = [undefined, 'text', 'number', 'date'];
/** Languages of a text with several, the wanted ones first. */
const IDIOMAS = ['pt-br', 'pt-BR', 'pt', 'pt-PT', 'default'];

const lista = (de: Objeto, nome: string): readonly unknown[] => {
  const valor = campo(de, nome);
  return Array.isArray(valor) ? valor : [];
};
const liga = (valor: unknown) =>
  valor !== undefined &&
  valor !== false &&
  valor !== '' &&
  valor !== null &&
  !(Array.isArray(valor) && valor.length === 0);
/** What of NAO_VEM the element has, itself or in one of its options. */
const deixadoDe = (elemento: Objeto, opcoes: readonly unknown[]): string[] => [
  ...Object.entries(NAO_VEM).flatMap(([nome, oQue]) => (liga(campo(elemento, nome)) ? [oQue] : [])),
  ...(opcoes.some((um) => {
    const opcao = objeto(um);
    return opcao && (liga(campo(opcao, 'visibleIf')) || liga(campo(opcao, 'enableIf')));
  })
    ? ['a condição das opções']
    : []),
];
/** What lies around a question and holds for it too: panels and pages. */
interface EmVolta {
  deixado: readonly string[];
  oculto: boolean;
  /** When it shows; null of what is not understood. */
  quandos: readonly (Quando | null)[];
}
const quandoDe = (elemento: Objeto): (Quando | null)[] => {
  const expressao = campo(elemento, 'visibleIf');
  if (!liga(expressao)) return [];
  return [typeof expressao === 'string' ? quandoDoSurveyJS(expressao) : null];
};
const dentroDe = (elemento: Objeto, { deixado, oculto, quandos }: EmVolta): EmVolta => ({
  quandos: [...quandos, ...quandoDe(elemento)],
  deixado: [
    ...deixado,
    ...['enableIf', 'requiredIf'].flatMap((nome) =>
      liga(campo(elemento, nome)) ? (NAO_VEM[nome] ?? []) : [],
    ),
  ],
  oculto: oculto || campo(elemento, 'visible') === false,
});
/** True iff this is what SurveyJS writes. */
export const ehSurveyJS = (bruto: unknown): boolean => {
  const lido = objeto(bruto);
  return (
    lido !== undefined && ['pages', 'elements', 'questions'].some((nome) => Array.isArray(campo(lido, nome)))
  );
};

type Modo = Pick<PerguntaDeFora, 'tipo' | 'opcoes' | 'numero' | 'pontas' | 'linhas' | 'embaralhar'>;

class Leitor {
  readonly montagem: Montagem;
  constructor(
    nomeDoArquivo: string,
    private readonly semMarcas: SemMarcas,
  ) {
    this.montagem = new Montagem(nomeDoArquivo);
  }

  /** A text as it is, or the one of several languages that fits best. */
  texto(valor: unknown): string {
    if (typeof valor === 'string') return umaLinha(this.semMarcas(valor));
    if (typeof valor === 'number') return String(valor);
    const idiomas = objeto(valor);
    if (!idiomas) return '';
    const achado = [...IDIOMAS, ...Object.keys(idiomas)].find(
      (idioma) => typeof campo(idiomas, idioma) === 'string',
    );
    return achado === undefined ? '' : umaLinha(this.semMarcas(String(campo(idiomas, achado))));
  }

  opcoes(valores: readonly unknown[]): OpcaoDeFora[] {
    // One more than fits, so that a long list is refused and not read to its end.
    return valores.slice(0, MAXIMO_DE_OPCOES + 1).map((um) => {
      const opcao = objeto(um);
      const codigo = opcao ? campo(opcao, 'value') : um;
      const texto = this.texto(opcao ? (campo(opcao, 'text') ?? codigo) : codigo);
      // `value` is what the answer is stored as, often 1, 2, 3 in the order of the list.
      const nota = opcao && campo(opcao, 'score');
      return { texto, valor: typeof nota === 'number' ? nota : undefined, codigo: String(codigo) };
    });
  }

  pergunta(grupo: GrupoEmArquivo, elemento: Objeto, tipoDela: string, emVolta: EmVolta) {
    const texto = this.texto(campo(elemento, 'title')) || this.texto(campo(elemento, 'name')) || 'Sem título';
    const tipo = Object.hasOwn(TIPOS, tipoDela) ? TIPOS[tipoDela] : undefined;
    if (tipo === undefined) {
      this.montagem.naoVem(
        texto,
        `é do tipo "${tipoDela.slice(0, 40)}", e aqui há texto, número, dia, escala, caixas, escolha única e matriz.`,
      );
      return;
    }
    const { oculto, quandos } = dentroDe(elemento, emVolta);
    if (oculto) {
      this.montagem.naoVem(texto, 'ela está oculta no arquivo, e aqui todas aparecem.');
      return;
    }
    const modo = this.modo(elemento, tipo, tipoDela);
    if (temOpcoes(modo.tipo) && modo.opcoes.length === 0) {
      this.montagem.naoVem(texto, 'as opções dela não estão no arquivo.');
      return;
    }
    const inputType = campo(elemento, 'inputType');
    this.montagem.pergunta(grupo, {
      texto,
      ajuda: this.texto(campo(elemento, 'description')),
      obrigatoria: campo(elemento, 'isRequired') === true,
      ...modo,
      chave: String(campo(elemento, 'name')),
      ...(quandos.length > 0 ? { quando: todosOsQuandos(quandos) } : {}),
      deixado: [
        ...emVolta.deixado,
        ...deixadoDe(elemento, lista(elemento, 'choices')),
        ...(tipo === TEXTO && !QUALQUER_TEXTO.includes(inputType as string | undefined)
          ? [`a exigência de que a resposta seja do tipo "${String(inputType).slice(0, 40)}"`]
          : []),
      ],
    });
  }

  /** A text may be asked for as a number or as a day. */
  private textoOuOutro(elemento: Objeto): Modo {
    const inputType = campo(elemento, 'inputType');
    if (inputType === 'date') return { tipo: DIA, opcoes: [] };
    if (inputType !== 'number') return { tipo: TEXTO, opcoes: [] };
    const passo = campo(elemento, 'step');
    const limite = (nome: string) => {
      const valor = campo(elemento, nome);
      const lido = typeof valor === 'string' && valor.trim() !== '' ? Number(valor) : valor;
      return typeof lido === 'number' && Math.abs(lido) <= MAIOR_NUMERO ? lido : null;
    };
    return {
      tipo: NUMERO,
      opcoes: [],
      // There any digits may follow the comma unless steps say otherwise.
      numero: {
        unidade: '',
        minimo: limite('min'),
        maximo: limite('max'),
        casas: typeof passo === 'number' && Number.isInteger(passo) && passo > 0 ? 0 : MAIS_CASAS,
      },
    };
  }

  /** 'Other' and 'none', which that product keeps beside the options. */
  private especiais(elemento: Objeto, tipo: CodigoDoTipo): OpcaoDeFora[] {
    const ligada = (...nomes: string[]) => nomes.some((nome) => campo(elemento, nome) === true);
    const papeis = papeisDe(tipo);
    return [
      ...(ligada('showOtherItem', 'hasOther') && papeis.includes('outro')
        ? [
            {
              texto: this.texto(campo(elemento, 'otherText')) || 'Outra resposta',
              valor: undefined,
              codigo: 'other',
              papel: 'outro' as const,
            },
          ]
        : []),
      ...(ligada('showNoneItem', 'hasNone')
        ? [
            {
              texto: this.texto(campo(elemento, 'noneText')) || 'Nenhuma das anteriores',
              valor: undefined,
              codigo: 'none',
              ...(papeis.includes('exclusiva') ? { papel: 'exclusiva' as const } : {}),
            },
          ]
        : []),
    ];
  }

  /** How it is answered: a rating is a scale where it goes from 1 to 10, and a choice of its points elsewhere. */
  private modo(elemento: Objeto, tipo: CodigoDoTipo, tipoDela: string): Modo {
    if (tipo === TEXTO) return this.textoOuOutro(elemento);
    if (tipo === MATRIZ)
      return {
        tipo,
        opcoes: this.opcoes(lista(elemento, 'columns')),
        linhas: this.opcoes(lista(elemento, 'rows')).map(({ texto }) => texto),
      };
    if (tipoDela === 'boolean')
      return {
        tipo,
        opcoes: [
          { texto: this.texto(campo(elemento, 'labelTrue')) || 'Sim', valor: undefined, codigo: 'true' },
          { texto: this.texto(campo(elemento, 'labelFalse')) || 'Não', valor: undefined, codigo: 'false' },
        ],
      };
    if (tipo !== ESCALA)
      return {
        tipo,
        opcoes: [...this.opcoes(lista(elemento, 'choices')), ...this.especiais(elemento, tipo)],
        embaralhar: campo(elemento, 'choicesOrder') === 'random',
      };
    const proprios = lista(elemento, 'rateValues');
    if (proprios.length > 0) return { tipo: ESCOLHA_UNICA, opcoes: this.opcoes(proprios) };
    const numero = (nome: string, senao: number) => {
      const valor = campo(elemento, nome);
      return typeof valor === 'number' && Number.isInteger(valor) ? valor : senao;
    };
    const de = numero('rateMin', 1);
    const ate = numero('rateMax', numero('rateCount', 5) + de - 1);
    const passo = Math.max(1, numero('rateStep', 1));
    if (de === 1 && ate === PONTOS_DA_ESCALA && passo === 1) {
      const menor = this.texto(campo(elemento, 'minRateDescription')).slice(0, MAXIMO_DA_PONTA);
      const maior = this.texto(campo(elemento, 'maxRateDescription')).slice(0, MAXIMO_DA_PONTA);
      return { tipo, opcoes: [], ...(menor || maior ? { pontas: { menor, maior } } : {}) };
    }
    const quantos = Math.min(100, Math.max(0, Math.floor((ate - de) / passo) + 1));
    return {
      tipo: ESCOLHA_UNICA,
      opcoes: Array.from({ length: quantos }, (_, i) => {
        const ponto = de + i * passo;
        // The best point is worth 10, as everywhere.
        return {
          texto: String(ponto),
          codigo: String(ponto),
          valor: de >= 0 && ate > 0 ? Math.round((10 * ponto) / ate) : undefined,
        };
      }),
    };
  }

  /** A panel with a title is a group of its own; one without lies in the group around it. */
  elementos(grupo: GrupoEmArquivo, elementos: readonly unknown[], fundo: number, emVolta: EmVolta) {
    for (const um of elementos) {
      const elemento = objeto(um);
      const tipo = elemento && campo(elemento, 'type');
      if (!elemento || typeof tipo !== 'string') continue;
      if (tipo !== 'panel') this.pergunta(grupo, elemento, tipo, emVolta);
      else if (fundo === 0) this.montagem.avisar('Há painéis dentro de painéis demais: os últimos não vêm.');
      else {
        const titulo = this.texto(campo(elemento, 'title'));
        const nele = titulo ? this.montagem.grupo(titulo, this.texto(campo(elemento, 'description'))) : grupo;
        this.elementos(nele, lista(elemento, 'elements'), fundo - 1, dentroDe(elemento, emVolta));
      }
    }
  }
}

/** What the file's questionnaire is here. `bruto` is one that `ehSurveyJS` knows. */
export function deSurveyJS(bruto: unknown, nomeDoArquivo: string, semMarcas: SemMarcas): DeFora {
  const survey = objeto(bruto) ?? {};
  const leitor = new Leitor(nomeDoArquivo, semMarcas);
  const paginas = lista(survey, 'pages');
  const todas = paginas.length > 0 ? paginas : [survey];
  for (const uma of todas) {
    const pagina = objeto(uma);
    if (!pagina) continue;
    const titulo =
      leitor.texto(campo(pagina, 'title')) ||
      (pagina === survey ? 'Perguntas' : leitor.texto(campo(pagina, 'name')));
    const grupo = leitor.montagem.grupo(
      titulo,
      pagina === survey ? '' : leitor.texto(campo(pagina, 'description')),
    );
    leitor.elementos(
      grupo,
      [...lista(pagina, 'elements'), ...lista(pagina, 'questions')],
      FUNDO,
      dentroDe(pagina, { deixado: [], oculto: false, quandos: [] }),
    );
  }
  return leitor.montagem.pronto(
    leitor.texto(campo(survey, 'title')),
    leitor.texto(campo(survey, 'description')),
  );
}
