/** Who leads an evaluation and who reads evaluators' scores: apart from the records, which pages load later. */
import { podeOrganizar } from '@/domain/acesso/organizar';
import { type Quem, temFlag } from '@/domain/acesso/quem';

/** Others' scores are for readers of module 26 (threats A15). */
export const veNotasDeOutros = (quem: Quem): boolean => !quem.externo && temFlag(quem, [26, 'leitura']);

/** Publishes and takes back: ADMIN of the organiser, who also crowns (decisions Q20). */
export const podePublicarResultados = (quem: Quem): boolean =>
  podeOrganizar(quem) && quem.papel === 'ADMIN' && temFlag(quem, [31, 'leitura']);
