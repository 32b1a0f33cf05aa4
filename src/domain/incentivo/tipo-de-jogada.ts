/** Play type: the category of an innovation play (part 2 §3 and §5). */
import * as z from 'zod/mini';
import { doModulo } from '@/domain/acesso/linhas';
import { cadastro, comBusca, momentos, type RegistroDe, semMomentos } from '@/domain/comum/cadastro';
import { LIMITE, texto } from '@/domain/comum/campos';

export const tiposDeJogada = cadastro({
  colecao: 'tipoDeJogada',
  oQueE: 'Play type: the category of innovation plays',
  acesso: doModulo(12, 'criador'),
  campos: {
    nome: texto(LIMITE.nome, 3, 'O nome precisa ter ao menos 3 letras.'),
    descricao: texto(LIMITE.textoCurto, 3, 'A descrição precisa ter ao menos 3 letras.'),
  },
  vazio: { nome: '', descricao: '' },
  /** `sugerida` is part of the record's contract, and always false (decisions D101). */
  outros: { ...momentos, ...comBusca, sugerida: z.boolean() },
  novo: { ...semMomentos, sugerida: false },
});
export type TipoDeJogada = RegistroDe<typeof tiposDeJogada>;
