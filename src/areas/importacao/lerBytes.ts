/** A file's rows: its bytes tell a spreadsheet from a text, whatever its name says. */
import type { Escolhas, Formato, Tabela } from '@/domain/comum/planilha';
import { lerTextoDoArquivo } from '@/domain/comum/tabela';
import { ehPlanilha, lerPlanilha } from './folhas';

export const lerBytes = (bytes: Uint8Array, formato: Formato, escolhas: Escolhas = {}): Tabela =>
  ehPlanilha(bytes) ? lerPlanilha(bytes, formato, escolhas) : lerTextoDoArquivo(bytes, formato, escolhas);
