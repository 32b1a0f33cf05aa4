/** Forms of an immersion, its events and its solutions (part 2 §5). Days and hours are those of São Paulo. */
import * as z from 'zod/mini';
import { inteiro, LIMITE, texto } from '@/domain/comum/campos';
import { type Dia, diaDe, fimDoDia, horaDe, inicioDoDia } from '@/domain/comum/datas';
import { dia } from '@/domain/comum/dia';
import { hora, instanteDe } from '@/domain/comum/hora';
import { type Cronograma, type Evento, MAXIMO_DE_VAGAS } from './cronograma';

export const cronogramaForm = z
  .object({
    inicioIncricao: dia('Escolha o início das inscrições.'),
    terminoIncricao: dia('Escolha o fim das inscrições.'),
    quantidadeDeVagas: inteiro(1, MAXIMO_DE_VAGAS),
  })
  .check(
    z.refine(({ inicioIncricao, terminoIncricao }) => terminoIncricao >= inicioIncricao, {
      path: ['terminoIncricao'],
      error: 'As inscrições não podem terminar antes de começar.',
    }),
  );
export type CronogramaForm = z.infer<typeof cronogramaForm>;

/** A new immersion has one seat (part 2 §4). */
export const cronogramaVazio: CronogramaForm = {
  inicioIncricao: '',
  terminoIncricao: '',
  quantidadeDeVagas: 1,
};

export const INICIO_PASSADO = 'As inscrições não podem começar antes de hoje.';

/** The form on the day `hoje`; an unchanged start may be past (decisions D2). */
export const cronogramaFormDe = (hoje: Dia, inicio = '') =>
  cronogramaForm.check(
    z.refine((form) => form.inicioIncricao >= hoje || form.inicioIncricao === inicio, {
      path: ['inicioIncricao'],
      error: INICIO_PASSADO,
    }),
  );

type Escrito = Pick<Cronograma, 'inicioIncricao' | 'terminoIncricao' | 'quantidadeDeVagas'>;

export const formDoCronograma = (cronograma: Escrito): CronogramaForm => ({
  inicioIncricao: diaDe(cronograma.inicioIncricao),
  terminoIncricao: diaDe(cronograma.terminoIncricao),
  quantidadeDeVagas: cronograma.quantidadeDeVagas,
});

export const cronogramaDoForm = (form: CronogramaForm): Escrito => ({
  inicioIncricao: inicioDoDia(form.inicioIncricao),
  terminoIncricao: fimDoDia(form.terminoIncricao),
  quantidadeDeVagas: form.quantidadeDeVagas,
});

export const eventoForm = z.object({
  dia: dia('Escolha o dia do evento.'),
  hora: hora(),
  descricao: texto(LIMITE.textoCurto, 1, 'Descreva o evento.'),
  orientacaoLocal: texto(LIMITE.textoCurto, 1, 'Diga onde o evento acontece e como chegar.'),
});
export type EventoForm = z.infer<typeof eventoForm>;

export const eventoVazio: EventoForm = { dia: '', hora: '', descricao: '', orientacaoLocal: '' };

export const ANTES_DO_FIM = 'O evento não pode acontecer antes do fim das inscrições.';

/** The form of an event whose immersion registers people until `terminoIncricao`. */
export const eventoFormDe = ({ terminoIncricao }: Pick<Cronograma, 'terminoIncricao'>) =>
  eventoForm.check(
    z.refine((form) => eventoDoForm(form).data >= terminoIncricao, { path: ['dia'], error: ANTES_DO_FIM }),
  );

type EventoEscrito = Pick<Evento, 'data' | 'descricao' | 'orientacaoLocal'>;

export const formDoEvento = ({ data, descricao, orientacaoLocal }: EventoEscrito): EventoForm => ({
  dia: diaDe(data),
  hora: horaDe(data),
  descricao,
  orientacaoLocal,
});

export const eventoDoForm = ({ dia: diaDele, hora: horaDele, ...resto }: EventoForm): EventoEscrito => ({
  ...resto,
  data: instanteDe(diaDele, horaDele),
});

export const solucaoForm = z.object({
  titulo: texto(LIMITE.titulo, 1, 'Dê um título à proposta.'),
  descricao: texto(LIMITE.textoLongo, 1, 'Descreva a proposta.'),
});
export type SolucaoForm = z.infer<typeof solucaoForm>;

export const solucaoVazia: SolucaoForm = { titulo: '', descricao: '' };
