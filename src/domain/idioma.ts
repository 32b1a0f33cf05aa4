/** Validation messages that no schema words itself come in Brazilian Portuguese. Imported once per entry point. */
import * as z from 'zod/mini';
import ptBR from 'zod/v4/locales/pt-BR.js';

z.config(ptBR());
