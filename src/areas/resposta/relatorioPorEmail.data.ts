/** The simple report of one's own finished sheet, once more by e-mail (part 3 §7, decisions Q13). */
import { mutationOptions } from '@tanstack/react-query';
import { generateAndSendSimpleReport } from '@/domain/contratos/relatorio-simples';
import { chamar } from '@/firebase/chamadas/callable';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

export const relatorioPorEmail = (
  { contexto }: SessaoAtiva,
  alvo: { idEmpresa: string; questionarioId: string },
) =>
  mutationOptions({
    mutationFn: () => chamar(generateAndSendSimpleReport, { ...contexto, ...alvo }),
    meta: { sucesso: 'O relatório vai para o seu e-mail em instantes.', duracao: 3_500 },
  });
