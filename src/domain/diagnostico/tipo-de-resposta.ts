/** Answer type: how questions are answered, and what each option is worth (part 3 §3 and §5). */
import { OUTRO, comOutro } from '@/domain/comum/registro';
import * as z from 'zod/mini';
import { doModulo } from '@/domain/acesso/linhas';
import { cadastro, comBusca, type RegistroDe } from '@/domain/comum/cadastro';
import { inteiro, LIMITE, lista, texto } from '@/domain/comum/campos';
import {
  CAIXAS,
  CODIGOS_DO_TIPO,
  type CodigoDoTipo,
  DIA,
  ESCALA,
  ESCOLHA_UNICA,
  MAIOR_NUMERO,
  MAIS_CASAS,
  MATRIZ,
  NUMERO,
  TEXTO,
} from './codigos-do-tipo';

export {
  CAIXAS,
  type CodigoDoTipo,
  DIA,
  ESCALA,
  ESCOLHA_UNICA,
  MATRIZ,
  NUMERO,
  PONTOS_DA_ESCALA,
  TEXTO,
} from './codigos-do-tipo';

export const ROTULO_DO_TIPO = comOutro(
  {
    [TEXTO]: 'Texto',
    [ESCALA]: 'Escala',
    [CAIXAS]: 'Caixas de Seleção',
    [ESCOLHA_UNICA]: 'Escolha Única',
    [NUMERO]: 'Número',
    [DIA]: 'Dia',
    [MATRIZ]: 'Matriz',
  } as const satisfies Record<CodigoDoTipo, string>,
  OUTRO,
);

export const ROTULO_DA_ORIENTACAO = comOutro({ 1: 'Vertical', 2: 'Horizontal' } as const, OUTRO);
export type Orientacao = keyof typeof ROTULO_DA_ORIENTACAO;

export const MAXIMO_DE_OPCOES = 30;
/** Letters of a number's unit, and of the words at an end of a scale. */
export const MAXIMO_DA_UNIDADE = 30;
export const MAXIMO_DA_PONTA = 60;

/** Worth of an option that says that the question does not apply (decisions Q5). */
export const NAO_SE_APLICA = -1;

/** What an option says, and what choosing it is worth. */
export const opcaoSchema = z.strictObject({
  campo: texto(LIMITE.nome, 1, 'Escreva o que a opção diz.'),
  valor: inteiro(NAO_SE_APLICA, 10),
  /** What it does besides: asks for a text, or excludes the others. Absent in most (decisions Q363). */
  papel: z.optional(z.literal(['outro', 'exclusiva'])),
});
export type Opcao = z.infer<typeof opcaoSchema>;
export type Papel = NonNullable<Opcao['papel']>;
export const ROTULO_DO_PAPEL: Record<Papel, string> = comOutro(
  { outro: 'Pede um texto', exclusiva: 'Exclui as outras' },
  OUTRO,
);

/** How a number is asked for (decisions Q362); a limit is null where the product's own holds. */
const limite = () => z.nullable(z.number().check(z.gte(-MAIOR_NUMERO), z.lte(MAIOR_NUMERO)));
export const numeroSchema = z.strictObject({
  unidade: texto(MAXIMO_DA_UNIDADE, 0),
  minimo: limite(),
  maximo: limite(),
  /** Digits after the comma. */
  casas: inteiro(0, MAIS_CASAS),
});
export type NumeroPedido = z.infer<typeof numeroSchema>;
export const NUMERO_QUALQUER: NumeroPedido = { unidade: '', minimo: null, maximo: null, casas: 0 };

/** Words at the ends of a scale, at 1 and at 10 (decisions Q364). */
export const pontasSchema = z.strictObject({
  menor: texto(MAXIMO_DA_PONTA, 0),
  maior: texto(MAXIMO_DA_PONTA, 0),
});
export type Pontas = z.infer<typeof pontasSchema>;

/** True iff the type's answers are chosen among its options. */
export const temOpcoes = (tipo: number) => tipo === CAIXAS || tipo === ESCOLHA_UNICA || tipo === MATRIZ;

interface Conferido {
  tipoDeResposta: CodigoDoTipo;
  campos: readonly Opcao[];
  numero?: NumeroPedido | undefined;
}
const semRepetidas = (campos: readonly Opcao[]) =>
  new Set(campos.map(({ campo }) => campo.toLocaleLowerCase('pt-BR'))).size === campos.length;

/** What is told of the options; the list holds the first of the two. */
function confere({ value, issues }: z.core.ParsePayload<Conferido>): void {
  const dizer = (message: string, onde = 'campos') =>
    issues.push({ code: 'custom', message, input: value.campos, path: [onde] });
  const { minimo = null, maximo = null } = value.numero ?? {};
  if (value.tipoDeResposta === NUMERO && minimo !== null && maximo !== null && minimo > maximo)
    dizer('O menor valor passa do maior.', 'numero');
  if (!temOpcoes(value.tipoDeResposta)) return;
  if (value.campos.length === 0) dizer('Nenhum valor adicionado!');
  else if (!semRepetidas(value.campos)) dizer('Há duas opções com o mesmo texto.');
  else if (value.campos.filter(({ papel }) => papel === 'outro').length > 1)
    dizer('Só uma opção pede um texto.');
}

const kit = cadastro({
  colecao: 'tiposDeRespostas',
  oQueE: 'Answer type: how questions are answered, and what options are worth',
  acesso: doModulo(8, 'criador'),
  campos: {
    nome: texto(LIMITE.nome, 3, 'O nome precisa ter ao menos 3 letras.'),
    tipoDeResposta: z.literal(CODIGOS_DO_TIPO),
    orientacao: z.literal([1, 2]),
    campos: lista(opcaoSchema, MAXIMO_DE_OPCOES),
    /** Of a number alone, and of a scale with words at its ends. */
    numero: z.optional(numeroSchema),
    pontas: z.optional(pontasSchema),
  },
  confere: z.check<Conferido>(confere),
  vazio: { nome: '', tipoDeResposta: ESCOLHA_UNICA, orientacao: 1, campos: [] },
  outros: comBusca,
  novo: {},
});
export type TipoDeResposta = RegistroDe<typeof kit>;
export type TipoDeRespostaForm = z.infer<typeof kit.form>;

/** What an option may do in a type of this kind. */
export const papeisDe = (tipo: number): readonly Papel[] =>
  tipo === CAIXAS ? ['outro', 'exclusiva'] : tipo === ESCOLHA_UNICA ? ['outro'] : [];
const opcoesDoTipo = (tipo: number, campos: readonly Opcao[]): Opcao[] =>
  campos.map(({ campo, valor, papel }) =>
    papel && papeisDe(tipo).includes(papel) ? { campo, valor, papel } : { campo, valor },
  );

/** What was written before the type became another is not stored: options of a text, a unit of a scale. */
export const tiposDeRespostas: typeof kit = {
  ...kit,
  doForm: ({ numero, pontas, ...form }) => {
    const tipo = form.tipoDeResposta;
    return kit.doForm({
      ...form,
      campos: temOpcoes(tipo) ? opcoesDoTipo(tipo, form.campos) : [],
      ...(tipo === NUMERO ? { numero: numero ?? NUMERO_QUALQUER } : {}),
      ...(tipo === ESCALA && pontas && (pontas.menor || pontas.maior) ? { pontas } : {}),
    });
  },
};
