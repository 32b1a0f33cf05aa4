/** Questions the five texts of an idea answer, in the order of form and detail. */
import type { TEXTOS_DA_IDEIA } from '@/domain/ideias/ideia';

type Campo = (typeof TEXTOS_DA_IDEIA)[number];

export const ROTULO_DO_TEXTO: readonly { campo: Campo; rotulo: string; ajuda: string }[] = [
  { campo: 'descricao', rotulo: 'Descrição da ideia', ajuda: 'O que você propõe, em poucas frases.' },
  {
    campo: 'descricaoProblema',
    rotulo: 'Problema que ela resolve',
    ajuda: 'O que acontece hoje e a quem incomoda.',
  },
  { campo: 'diferenciais', rotulo: 'Diferenciais', ajuda: 'O que ela tem de melhor do que o jeito atual.' },
  {
    campo: 'comoAtingirObjetivo',
    rotulo: 'Como atingir o objetivo',
    ajuda: 'Os primeiros passos e o que é preciso.',
  },
  { campo: 'feedback', rotulo: 'Como saber se deu certo', ajuda: 'O que se mede ou se pergunta depois.' },
];

/** By field, for former texts. */
export const ROTULOS_DOS_TEXTOS: Partial<Record<Campo, string>> = Object.fromEntries(
  ROTULO_DO_TEXTO.map(({ campo, rotulo }) => [campo, rotulo]),
);
