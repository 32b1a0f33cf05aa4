/** Why something is reported or hidden. Apart from the cases: every page with a conversation says it. */
import { comOutro } from '@/domain/comum/registro';

export const MOTIVOS_DA_MODERACAO = [
  'OFENSA',
  'DADOS_PESSOAIS',
  'SIGILO',
  'PROPAGANDA',
  'FORA_DO_ASSUNTO',
  'OUTRO_MOTIVO',
] as const;
export type MotivoDaModeracao = (typeof MOTIVOS_DA_MODERACAO)[number];

export const ROTULO_DO_MOTIVO: Record<MotivoDaModeracao, string> = comOutro(
  {
    OFENSA: 'ofende ou ataca alguém',
    DADOS_PESSOAIS: 'expõe dados pessoais',
    SIGILO: 'expõe o que é sigiloso',
    PROPAGANDA: 'é propaganda ou repetição',
    FORA_DO_ASSUNTO: 'não tem a ver com o assunto',
    OUTRO_MOTIVO: 'outro motivo',
  },
  'um motivo que esta versão ainda não conhece',
);

/** What stands in the place of a hidden text. */
export const ocultadoPor = (motivo: MotivoDaModeracao) =>
  `Ocultado pela moderação: ${ROTULO_DO_MOTIVO[motivo]}.`;
