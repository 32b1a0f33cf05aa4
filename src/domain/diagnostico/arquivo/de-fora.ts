/** What questionnaires of other products have in common when they come in: texts cut to size, types by their options. */
import { MINIMO_DE_PESSOAS } from '../quem-responde';
import { LIMITE } from '@/domain/comum/campos';
import {
  type CodigoDoTipo,
  ESCALA,
  MAXIMO_DE_OPCOES,
  NAO_SE_APLICA,
  NUMERO,
  type NumeroPedido,
  type Opcao,
  type Papel,
  type Pontas,
  PONTOS_DA_ESCALA,
} from '../tipo-de-resposta';
import { MAXIMO_DA_PERGUNTA } from '../pergunta';
import { type Condicao, MAXIMO_DE_CONDICOES, type MostrarSe } from '../condicoes';
import { MAXIMO_DA_LINHA, MAXIMO_DE_LINHAS } from '../codigos-do-tipo';
import { NA_MONTAGEM, numeroDaCondicao } from '../especies-na-montagem';
import { comparacoesDe } from '../mostrar-se';
import {
  type ArquivoDeQuestionario,
  comOutrosNomes,
  type GrupoEmArquivo,
  lugarNoArquivo,
  type PerguntaEmArquivo,
  type TipoEmArquivo,
} from './formato';
import type { Quando, Termo } from './quando';

/** Another product's questionnaire in our form, not judged yet, and a sentence for what does not come along. */
export interface DeFora {
  arquivo: ArquivoDeQuestionario;
  avisos: string[];
  /** What stays behind of each question that comes, by its group and its place in it. */
  deixado: string[][][];
}
/** Gives what people read of a text with markup. */
export type SemMarcas = (texto: string) => string;

const ESCONDIDO = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
/** One line of visible characters. */
export const umaLinha = (texto: string) => texto.replace(ESCONDIDO, ' ').replace(/\s+/g, ' ').trim();

/** At most `max` characters, ended at a word. */
function encurtado(texto: string, max: number): string {
  if (texto.length <= max) return texto;
  const corte = texto.slice(0, max - 1);
  const palavra = corte.lastIndexOf(' ');
  return `${(palavra > max / 2 ? corte.slice(0, palavra) : corte).trimEnd()}…`;
}

/** What both products fill in when a text is shown. Nothing fills it in here, so people would read it as it stands. */
const MARCADOR = /\{\s*[\p{L}_][^{}]*\}/gu;
const marcadoresEm = (...textos: readonly string[]) => [
  ...new Set(
    textos.flatMap((texto) => texto.match(MARCADOR) ?? []).map((marcador) => encurtado(marcador, 60)),
  ),
];
const semPreencher = (marcador: string) =>
  `o preenchimento de ${marcador} (aqui o texto aparece com o marcador: mude-o antes de publicar)`;

const bastante = (texto: string) => texto.length >= 3;

/** A text as a field of at most `max` takes it, or what stands there instead of too little. */
export const cabendo = (texto: string, senao: string, max: number) =>
  encurtado(bastante(texto) ? texto : senao, max);

/** An option, with its worth where the file itself says one: codes of answers are none (decisions Q280). */
export interface OpcaoDeFora {
  texto: string;
  valor: number | undefined;
  papel?: Papel | undefined;
  /** What that product stores of it. */
  codigo?: string | undefined;
}
export interface PerguntaDeFora {
  texto: string;
  ajuda: string;
  obrigatoria: boolean;
  tipo: CodigoDoTipo;
  opcoes: readonly OpcaoDeFora[];
  numero?: NumeroPedido | undefined;
  /** Words at the ends of a scale. */
  pontas?: Pontas | undefined;
  /** Statements of a matrix. */
  linhas?: readonly string[] | undefined;
  embaralhar?: boolean | undefined;
  /** What it has there and cannot have here: 'a condição para aparecer'. */
  deixado: readonly string[];
  /** What conditions call it there. */
  chave?: string;
  /** When it shows; null where that is not understood, absent where it always does. */
  quando?: Quando | null | undefined;
}

const PONTOS = Array.from({ length: PONTOS_DA_ESCALA }, (_, i) => String(i + 1));

const CONDICAO = 'a condição para aparecer (aqui ela aparece sempre)';

/** A question that came, as conditions of later ones find it. */
interface Vinda {
  lugar: string;
  grupo: GrupoEmArquivo;
  pergunta: PerguntaEmArquivo;
  tipo: CodigoDoTipo;
  numero: NumeroPedido | undefined;
  /** The wording of each option, by its code. */
  opcoes: ReadonlyMap<string, string>;
}

const vale = (valor: number | undefined) =>
  valor !== undefined && Number.isInteger(valor) && valor >= NAO_SE_APLICA && valor <= 10;

/** Puts a questionnaire together, group by group. */
export class Montagem {
  readonly avisos: string[] = [];
  private readonly grupos: GrupoEmArquivo[] = [];
  private readonly tipos = new Map<string, TipoEmArquivo>();
  private readonly deixados = new Map<PerguntaEmArquivo, string[]>();
  private readonly vindas = new Map<string, Vinda>();

  constructor(private readonly arquivo: string) {}

  avisar(aviso: string) {
    this.avisos.push(aviso);
  }
  naoVem(texto: string, porque: string) {
    this.avisar(`A pergunta "${encurtado(texto, 80)}" não vem: ${porque}`);
  }

  /** A group; questions are put into it. One that stays empty does not come. */
  grupo(titulo: string, descricao: string): GrupoEmArquivo {
    const nome = cabendo(titulo, `Grupo ${this.grupos.length + 1}`, LIMITE.nome);
    for (const marcador of marcadoresEm(titulo, descricao))
      this.avisar(`Do grupo "${nome}" não vem: ${semPreencher(marcador)}.`);
    const grupo: GrupoEmArquivo = {
      nome,
      descricao: cabendo(descricao, `Perguntas sobre ${nome}.`, LIMITE.textoCurto),
      pesoNota: 1,
      radar: true,
      feedbacks: [],
      perguntas: [],
    };
    this.grupos.push(grupo);
    return grupo;
  }

  pergunta(grupo: GrupoEmArquivo, dela: PerguntaDeFora) {
    const { texto, ajuda, obrigatoria, tipo, opcoes, deixado, chave, quando, linhas } = dela;
    const campos = this.campos(texto, opcoes);
    if (!campos) return;
    if (linhas && !this.linhasServem(texto, linhas)) return;
    const marcadores = marcadoresEm(texto, ajuda, ...(linhas ?? []), ...opcoes.map((opcao) => opcao.texto));
    const mostrarSe = quando && this.condicoes(grupo, quando);
    const semCondicao = quando !== undefined && !mostrarSe;
    const semVir = [
      ...new Set([...(semCondicao ? [CONDICAO] : []), ...deixado, ...marcadores.map(semPreencher)]),
    ];
    for (const oQue of semVir) this.avisar(`Da pergunta "${encurtado(texto, 80)}" não vem: ${oQue}.`);
    const longa = texto.length > MAXIMO_DA_PERGUNTA;
    // The whole question stays readable below its first words.
    const descricao = longa ? `${texto}${ajuda ? ` ${ajuda}` : ''}` : ajuda;
    if (longa)
      this.avisar(
        `A pergunta "${encurtado(texto, 80)}" passa de ${MAXIMO_DA_PERGUNTA} caracteres: o começo virou a pergunta, e o texto foi para a descrição.`,
      );
    if (descricao.length > LIMITE.textoCurto)
      this.avisar(`A descrição de "${encurtado(texto, 80)}" foi cortada em ${LIMITE.textoCurto} caracteres.`);
    const pergunta: PerguntaEmArquivo = {
      nome: cabendo(texto, `Pergunta ${texto}`, MAXIMO_DA_PERGUNTA),
      descricao: cabendo(descricao, NA_MONTAGEM[tipo].comoResponder, LIMITE.textoCurto),
      obrigatoria,
      inversa: false,
      peso: 1,
      tipo: this.chave(tipo, campos, dela),
      ...(linhas ? { linhas: linhas.map((uma) => encurtado(uma, MAXIMO_DA_LINHA)) } : {}),
      ...(dela.embaralhar ? { embaralhar: true } : {}),
      ...(mostrarSe ? { mostrarSe } : {}),
    };
    grupo.perguntas.push(pergunta);
    if (chave !== undefined && !this.vindas.has(chave))
      this.vindas.set(chave, {
        lugar: `v${this.vindas.size}`,
        grupo,
        pergunta,
        tipo,
        numero: dela.numero,
        opcoes: new Map(
          opcoes.flatMap(({ codigo }, i) => (codigo === undefined ? [] : [[codigo, campos[i]?.campo ?? '']])),
        ),
      });
    this.deixados.set(pergunta, semVir);
  }

  pronto(titulo: string, descricao: string): DeFora {
    const nome = cabendo(
      titulo,
      cabendo(this.arquivo, `Questionário ${this.arquivo}`, LIMITE.nome),
      LIMITE.nome,
    );
    for (const marcador of marcadoresEm(titulo, descricao))
      this.avisar(`Do título e da descrição do questionário não vem: ${semPreencher(marcador)}.`);
    const cheios = this.grupos.filter(({ perguntas }) => perguntas.length > 0);
    this.porLugares(cheios);
    return {
      arquivo: {
        questionario: {
          nome,
          descricao: cabendo(descricao, `Questionário importado de ${this.arquivo}.`, LIMITE.textoCurto),
          dataAtuacao: '',
          dataVigencia: '',
          limiteUsuario: 0,
          quemResponde: null,
          minimoDePessoas: MINIMO_DE_PESSOAS,
          faixas: [],
          autenticaInicio: true,
          enviarRetornoEmail: false,
          radar: true,
          ordemQuestionario: 1,
        },
        tipos: [...this.tipos.values()],
        grupos: cheios,
      },
      avisos: this.avisos,
      deixado: cheios.map(({ perguntas }) => perguntas.map((um) => this.deixados.get(um) ?? [])),
    };
  }

  /** Conditions on questions that came and stand before; undefined where one of them cannot be said here. */
  private condicoes(grupo: GrupoEmArquivo, { liga, termos }: Quando): MostrarSe | undefined {
    const condicoes = termos.flatMap((um) => this.condicao(grupo, um) ?? []);
    return condicoes.length === termos.length && termos.length <= MAXIMO_DE_CONDICOES
      ? { liga, condicoes }
      : undefined;
  }

  private condicao(
    grupo: GrupoEmArquivo,
    { chave, como, codigo, estrito = false }: Termo,
  ): Condicao | undefined {
    const vinda = this.vindas.get(chave);
    if (!vinda || this.grupos.indexOf(vinda.grupo) > this.grupos.indexOf(grupo)) return undefined;
    if (!comparacoesDe(vinda.tipo).includes(como)) return undefined;
    const pergunta = vinda.lugar;
    if (como === 'respondida') return { pergunta, como, valor: '' };
    if (estrito && vinda.numero && vinda.numero.casas > 0) return undefined;
    if (vinda.tipo === NUMERO)
      return numeroDaCondicao(codigo) === undefined
        ? undefined
        : { pergunta, como, valor: codigo.replace('.', ',') };
    const ponto = vinda.tipo === ESCALA && PONTOS.includes(codigo);
    const valor = ponto ? codigo : vinda.opcoes.get(codigo);
    return valor ? { pergunta, como, valor } : undefined;
  }

  /** Where questions stand is known at the end: groups without any do not come. */
  private porLugares(cheios: readonly GrupoEmArquivo[]) {
    const lugares = new Map(
      cheios.flatMap(({ perguntas }, g) => perguntas.map((um, p) => [um, lugarNoArquivo(g, p)] as const)),
    );
    const nomes = new Map([...this.vindas.values()].map((uma) => [uma.lugar, lugares.get(uma.pergunta)]));
    for (const { perguntas } of cheios)
      for (const pergunta of perguntas)
        if (pergunta.mostrarSe)
          pergunta.mostrarSe = comOutrosNomes(pergunta.mostrarSe, (nome) => nomes.get(nome)) ?? undefined;
  }

  /** Options with their worth. Without one they say nothing, and the import asks for it instead of guessing. */
  private campos(texto: string, opcoes: readonly OpcaoDeFora[]): Opcao[] | undefined {
    if (opcoes.length > MAXIMO_DE_OPCOES) {
      this.naoVem(texto, `ela tem mais de ${MAXIMO_DE_OPCOES} opções.`);
      return undefined;
    }
    const textos = new Set(opcoes.map((opcao) => opcao.texto.toLocaleLowerCase('pt-BR')));
    if (textos.size < opcoes.length || textos.has('')) {
      this.naoVem(texto, 'há opções com o mesmo texto, ou sem texto.');
      return undefined;
    }
    // Where all are worth the same nobody gave them a worth: it is what the other product begins with.
    const comuns = opcoes.filter(({ papel }) => papel === undefined);
    const valem =
      comuns.every(({ valor }) => vale(valor)) && new Set(comuns.map(({ valor }) => valor)).size > 1;
    return opcoes.map(({ texto: campo, valor, papel }) => ({
      campo: encurtado(campo, LIMITE.nome),
      valor: valem && valor !== undefined ? valor : NAO_SE_APLICA,
      ...(papel ? { papel } : {}),
    }));
  }

  private linhasServem(texto: string, linhas: readonly string[]): boolean {
    const distintas = new Set(linhas.map((uma) => uma.toLocaleLowerCase('pt-BR')));
    if (linhas.length === 0 || linhas.length > MAXIMO_DE_LINHAS) {
      this.naoVem(texto, `uma matriz tem de 1 a ${MAXIMO_DE_LINHAS} linhas, e ela tem ${linhas.length}.`);
      return false;
    }
    if (distintas.size < linhas.length || distintas.has('')) {
      this.naoVem(texto, 'há linhas com o mesmo texto, ou sem texto.');
      return false;
    }
    return true;
  }

  private chave(
    tipoDeResposta: CodigoDoTipo,
    campos: Opcao[],
    { numero, pontas }: Pick<PerguntaDeFora, 'numero' | 'pontas'>,
  ): string {
    const conteudo = JSON.stringify([tipoDeResposta, campos, numero, pontas]);
    const tido = this.tipos.get(conteudo);
    if (tido) return tido.chave;
    const opcoes = [
      ...campos.map(({ campo }) => campo),
      ...(numero?.unidade ? [numero.unidade] : []),
      ...(pontas ? [pontas.menor, pontas.maior] : []),
    ].join(' / ');
    const { nomeDoTipo } = NA_MONTAGEM[tipoDeResposta];
    const nome = opcoes ? `${nomeDoTipo}: ${opcoes}` : nomeDoTipo;
    const chave = `t${this.tipos.size + 1}`;
    this.tipos.set(conteudo, {
      chave,
      nome: encurtado(nome, LIMITE.nome),
      tipoDeResposta,
      orientacao: 1,
      campos,
      ...(numero ? { numero } : {}),
      ...(pontas ? { pontas } : {}),
    });
    return chave;
  }
}
