/** Form of a line of what an idea brought: month and amount as people type them. */
import * as z from 'zod/mini';
import { escolha, textoOpcional } from '@/domain/comum/campos';
import {
  FORMATO_DO_MES,
  type LinhaDoRetorno,
  MAXIMO_DE_MESES,
  type Mes,
  mesEscrito,
  recusaDaLinha,
  SITUACOES_DO_RETORNO,
  TIPOS_DE_RETORNO,
} from './retorno';
import { lerValor, valorEscrito } from './valor';

export interface RetornoForm {
  /** '' until it is chosen. */
  tipo: string;
  situacao: string;
  inicio: string;
  meses: number | '';
  valor: string;
  nota: string;
}

/** '11/2026' → '2026-11'; what is none stays and is refused. */
const mesLido = (escrito: string): string => {
  const [, mes = '', ano = ''] = /^\s*(\d{1,2})\s*[/-]\s*(\d{4})\s*$/.exec(escrito) ?? [];
  return `${ano}-${mes.padStart(2, '0')}`;
};

const FALTAM_MESES = `Diga por quantos meses, de 1 a ${MAXIMO_DE_MESES}.`;

/** What a line asks in the month `hoje`. */
export const retornoForm = (hoje: Mes) =>
  z.pipe(
    z
      .object({
        tipo: escolha(TIPOS_DE_RETORNO, 'Escolha o que a ideia traz.'),
        situacao: escolha(SITUACOES_DO_RETORNO, 'Diga se é previsto ou realizado.'),
        inicio: z
          .string()
          .check(z.refine((escrito) => FORMATO_DO_MES.test(mesLido(escrito)), 'Diga o mês como 11/2026.')),
        meses: z.pipe(
          z.union([z.number(), z.literal('')]),
          z
            .number(FALTAM_MESES)
            .check(z.int(FALTAM_MESES), z.gte(1, FALTAM_MESES), z.lte(MAXIMO_DE_MESES, FALTAM_MESES)),
        ),
        valor: z.string().check(
          z.superRefine((escrito, contexto) => {
            const lido = lerValor(escrito);
            if ('erro' in lido)
              contexto.issues.push({ code: 'custom', message: lido.erro, input: escrito, path: [] });
          }),
        ),
        nota: textoOpcional(300),
      })
      .check(
        z.superRefine((form, contexto) => {
          const inicio = mesLido(form.inicio);
          const recusa = FORMATO_DO_MES.test(inicio) ? recusaDaLinha({ ...form, inicio }, hoje) : '';
          if (recusa)
            contexto.issues.push({ code: 'custom', message: recusa, input: form.meses, path: ['meses'] });
        }),
      ),
    z.transform(({ inicio, valor, ...resto }) => {
      const lido = lerValor(valor);
      return { ...resto, inicio: mesLido(inicio), valor: 'centavos' in lido ? lido.centavos : 0 };
    }),
  );
export type LinhaDoForm = z.infer<ReturnType<typeof retornoForm>>;

export const retornoVazio = (hoje: Mes): RetornoForm => ({
  tipo: '',
  situacao: '',
  inicio: mesEscrito(hoje),
  meses: 1,
  valor: '',
  nota: '',
});

export const formDoRetorno = ({
  tipo,
  situacao,
  inicio,
  meses,
  valor,
  nota,
}: Pick<LinhaDoRetorno, 'tipo' | 'situacao' | 'inicio' | 'meses' | 'valor' | 'nota'>): RetornoForm => ({
  tipo,
  situacao,
  inicio: mesEscrito(inicio),
  meses,
  valor: valorEscrito(valor),
  nota,
});

export const motivoDaDevolucao = z.object({
  motivo: z
    .string()
    .check(z.trim(), z.minLength(3, 'Diga por que a linha volta.'), z.maxLength(300, 'Use até 300 letras.')),
});
