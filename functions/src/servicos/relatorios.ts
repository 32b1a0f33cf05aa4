/** The award report and the comparison with a spreadsheet. */
import type { Chamada } from '@functions/chamada/chamada';
import { conferir } from '../callables/conferencia/conferir';
import { modelo } from '../callables/conferencia/modelo';
import { questionarios } from '../callables/conferencia/questionarios';
import { combinacao } from '../callables/relatorios/combinacao';
import { empresas } from '../callables/relatorios/empresas';
import { escolhas } from '../callables/relatorios/escolhas';
import { folhasBrutas } from '../callables/relatorios/folhasBrutas';
import { medias } from '../callables/relatorios/medias';
import { nomes } from '../callables/relatorios/nomes';
import { notasBrutas } from '../callables/relatorios/notasBrutas';
import { premio } from '../callables/relatorios/premio';

export const chamadas: readonly Chamada[] = [
  conferir,
  modelo,
  questionarios,
  combinacao,
  empresas,
  escolhas,
  folhasBrutas,
  medias,
  nomes,
  notasBrutas,
  premio,
];
