/** Answer type: how questions are answered, and what each option is worth (part 3 §3 and §5). */
import { OUTRO, comOutro } from '@/domain/comum/registro';
import * as z from 'zod/mini';
import { doModulo } from '@/domain/acesso/linhas';
import { cadastro, comBusca, type RegistroDe } from '@/domain/comum/cadastro';
import { inteiro, LIMITE, lista, texto } from '@/domain/comum/campos';
import { CAIXAS, ESCALA, ESCOLHA_UNICA, TEXTO } from './codigos-do-tipo';

export { CAIXAS, ESCALA, ESCOLHA_UNICA, PONTOS_DA_ESCALA, TEXTO } from './codigos-do-tipo';

export const ROTULO_DO_TIPO = comOutro(
  {
    [TEXTO]: 'Texto',
    [ESCALA]: 'Escala',
    [CAIXAS]: 'Caixas de Seleção',
    [ESCOLHA_UNICA]: 'Escolha Única',
  } as const,
  OUTRO,
);
export type CodigoDoTipo = keyof typeof ROTULO_DO_TIPO;

export const ROTULO_DA_ORIENTACAO = comOutro({ 1: 'Vertical', 2: 'Horizontal' } as const, OUTRO);
export type Orientacao = keyof typeof ROTULO_DA_ORIENTACAO;

export const MAXIMO_DE_OPCOES = 30;

/** Worth of an option that says that the question does not apply (decisions Q5). */
export const NAO_SE_APLICA = -1;

/** What an option says, and what choosing it is worth. */
export const opcaoSchema = z.strictObject({
  campo: texto(LIMITE.nome, 1, 'Escreva o que a opção diz.'),
  valor: inteiro(NAO_SE_APLICA, 10),
});
export type Opcao = z.infer<typeof opcaoSchema>;

/** True iff the type's answers are chosen among its options. */
export const temOpcoes = (tipo: number) => tipo === CAIXAS || tipo === ESCOLHA_UNICA;

interface Conferido {
  tipoDeResposta: CodigoDoTipo;
  campos: readonly Opcao[];
}
const semRepetidas = (campos: readonly Opcao[]) =>
  new Set(campos.map(({ campo }) => campo.toLocaleLowerCase('pt-BR'))).size === campos.length;

/** What is told of the options; the list holds the first of the two. */
function confere({ value, issues }: z.core.ParsePayload<Conferido>): void {
  if (!temOpcoes(value.tipoDeResposta)) return;
  const dizer = (message: string) =>
    issues.push({ code: 'custom', message, input: value.campos, path: ['campos'] });
  if (value.campos.length === 0) dizer('Nenhum valor adicionado!');
  else if (!semRepetidas(value.campos)) dizer('Há duas opções com o mesmo texto.');
}

const kit = cadastro({
  colecao: 'tiposDeRespostas',
  oQueE: 'Answer type: how questions are answered, and what options are worth',
  acesso: doModulo(8, 'criador'),
  campos: {
    nome: texto(LIMITE.nome, 3, 'O nome precisa ter ao menos 3 letras.'),
    tipoDeResposta: z.literal([TEXTO, ESCALA, CAIXAS, ESCOLHA_UNICA]),
    orientacao: z.literal([1, 2]),
    campos: lista(opcaoSchema, MAXIMO_DE_OPCOES),
  },
  confere: z.check<Conferido>(confere),
  vazio: { nome: '', tipoDeResposta: ESCOLHA_UNICA, orientacao: 1, campos: [] },
  outros: comBusca,
  novo: {},
});
export type TipoDeResposta = RegistroDe<typeof kit>;
export type TipoDeRespostaForm = z.infer<typeof kit.form>;

/** Options written before the type became a text or a scale are not stored. */
export const tiposDeRespostas: typeof kit = {
  ...kit,
  doForm: (form) => kit.doForm(temOpcoes(form.tipoDeResposta) ? form : { ...form, campos: [] }),
};
