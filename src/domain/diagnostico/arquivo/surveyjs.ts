/** Questionnaires of SurveyJS (its JSON of pages and elements) in our form (decisions Q126). */
import {
  CAIXAS,
  type CodigoDoTipo,
  ESCALA,
  ESCOLHA_UNICA,
  MAXIMO_DE_OPCOES,
  PONTOS_DA_ESCALA,
  TEXTO,
} from '../tipo-de-resposta';
import { campo, objeto } from './conferir';
import { type DeFora, Montagem, type OpcaoDeFora, type SemMarcas, umaLinha } from './de-fora';
import type { GrupoEmArquivo } from './formato';

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
};
/** What a question may have there that it cannot have here. */
const NAO_VEM: Readonly<Record<string, string>> = {
  visibleIf: 'a condição para aparecer (aqui ela aparece sempre)',
  enableIf: 'a condição para ser respondida',
  requiredIf: 'a condição para ser obrigatória',
  showOtherItem: 'a opção de escrever outra resposta',
  hasOther: 'a opção de escrever outra resposta',
  showNoneItem: 'a opção "nenhuma"',
  hasNone: 'a opção "nenhuma"',
  validators: 'as validações',
};
/** Languages of a text with several, the wanted ones first. */
const IDIOMAS = ['pt-br', 'pt-BR', 'pt', 'pt-PT', 'default'];

const lista = (de: Objeto, nome: string): readonly unknown[] => {
  const valor = campo(de, nome);
  return Array.isArray(valor) ? valor : [];
};
const liga = (valor: unknown) => valor !== undefined && valor !== false && valor !== '' && valor !== null;

/** True iff this is what SurveyJS writes. */
export const ehSurveyJS = (bruto: unknown): boolean => {
  const lido = objeto(bruto);
  return (
    lido !== undefined && ['pages', 'elements', 'questions'].some((nome) => Array.isArray(campo(lido, nome)))
  );
};

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
      const valor = opcao ? campo(opcao, 'value') : um;
      const texto = this.texto(opcao ? (campo(opcao, 'text') ?? valor) : valor);
      return { texto, valor: typeof valor === 'number' ? valor : undefined };
    });
  }

  pergunta(grupo: GrupoEmArquivo, elemento: Objeto, tipoDela: string) {
    const texto = this.texto(campo(elemento, 'title')) || this.texto(campo(elemento, 'name')) || 'Sem título';
    const tipo = Object.hasOwn(TIPOS, tipoDela) ? TIPOS[tipoDela] : undefined;
    if (tipo === undefined) {
      this.montagem.naoVem(
        texto,
        `é do tipo "${tipoDela.slice(0, 40)}", e aqui há texto, escala, caixas e escolha única.`,
      );
      return;
    }
    const modo = this.modo(elemento, tipo, tipoDela);
    if (modo.tipo !== TEXTO && modo.tipo !== ESCALA && modo.opcoes.length === 0) {
      this.montagem.naoVem(texto, 'as opções dela não estão no arquivo.');
      return;
    }
    for (const [nome, oQue] of Object.entries(NAO_VEM))
      if (
        liga(campo(elemento, nome)) &&
        !(Array.isArray(campo(elemento, nome)) && lista(elemento, nome).length === 0)
      )
        this.montagem.avisar(`Da pergunta "${texto.slice(0, 80)}" não vem: ${oQue}.`);
    this.montagem.pergunta(grupo, {
      texto,
      ajuda: this.texto(campo(elemento, 'description')),
      obrigatoria: campo(elemento, 'isRequired') === true,
      ...modo,
    });
  }

  /** How it is answered: a rating is a scale where it goes from 1 to 10, and a choice of its points elsewhere. */
  private modo(
    elemento: Objeto,
    tipo: CodigoDoTipo,
    tipoDela: string,
  ): { tipo: CodigoDoTipo; opcoes: OpcaoDeFora[] } {
    if (tipo === TEXTO) return { tipo, opcoes: [] };
    if (tipoDela === 'boolean')
      return {
        tipo,
        opcoes: [
          { texto: this.texto(campo(elemento, 'labelTrue')) || 'Sim', valor: 10 },
          { texto: this.texto(campo(elemento, 'labelFalse')) || 'Não', valor: 0 },
        ],
      };
    if (tipo !== ESCALA) return { tipo, opcoes: this.opcoes(lista(elemento, 'choices')) };
    const proprios = lista(elemento, 'rateValues');
    if (proprios.length > 0) return { tipo: ESCOLHA_UNICA, opcoes: this.opcoes(proprios) };
    const numero = (nome: string, senao: number) => {
      const valor = campo(elemento, nome);
      return typeof valor === 'number' && Number.isInteger(valor) ? valor : senao;
    };
    const de = numero('rateMin', 1);
    const ate = numero('rateMax', numero('rateCount', 5) + de - 1);
    const passo = Math.max(1, numero('rateStep', 1));
    if (de === 1 && ate === PONTOS_DA_ESCALA && passo === 1) return { tipo, opcoes: [] };
    const quantos = Math.min(100, Math.max(0, Math.floor((ate - de) / passo) + 1));
    return {
      tipo: ESCOLHA_UNICA,
      opcoes: Array.from({ length: quantos }, (_, i) => {
        const ponto = de + i * passo;
        // The best point is worth 10, as everywhere.
        return {
          texto: String(ponto),
          valor: de >= 0 && ate > 0 ? Math.round((10 * ponto) / ate) : undefined,
        };
      }),
    };
  }

  /** A panel with a title is a group of its own; one without lies in the group around it. */
  elementos(grupo: GrupoEmArquivo, elementos: readonly unknown[], fundo: number) {
    for (const um of elementos) {
      const elemento = objeto(um);
      const tipo = elemento && campo(elemento, 'type');
      if (!elemento || typeof tipo !== 'string') continue;
      if (tipo !== 'panel') this.pergunta(grupo, elemento, tipo);
      else if (fundo === 0) this.montagem.avisar('Há painéis dentro de painéis demais: os últimos não vêm.');
      else {
        const titulo = this.texto(campo(elemento, 'title'));
        const nele = titulo ? this.montagem.grupo(titulo, this.texto(campo(elemento, 'description'))) : grupo;
        this.elementos(nele, lista(elemento, 'elements'), fundo - 1);
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
    leitor.elementos(grupo, [...lista(pagina, 'elements'), ...lista(pagina, 'questions')], FUNDO);
  }
  return leitor.montagem.pronto(
    leitor.texto(campo(survey, 'title')),
    leitor.texto(campo(survey, 'description')),
  );
}
