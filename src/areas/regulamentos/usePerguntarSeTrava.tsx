/** The question before a rule of ideas is saved that begins today: it locks at once (decisions I9, I440). */
import type { RegulamentoIdeiasForm } from '@/domain/regulamentos/regulamento-form';
import { useConfirmar } from '@/ui/formulario/useConfirmar';

type Dela = Pick<RegulamentoIdeiasForm, 'dataInicial'>;

/** Gives true where it may be saved. `hoje` is the first day that a rule can begin at. */
export function usePerguntarSeTrava(hoje: string) {
  const confirmar = useConfirmar();
  return async ({ dataInicial }: Dela): Promise<boolean> =>
    dataInicial > hoje ||
    (await confirmar({
      titulo: 'Este regulamento começa hoje. Salvar assim?',
      texto:
        'Depois de salvo, o nome, as datas, as moedas, os pontos e as permissões não mudam mais, e o regulamento não pode ser removido. As campanhas podem ser criadas e alteradas. Para conferir com calma, escolha um início a partir de amanhã: até lá tudo pode mudar.',
      rotuloSim: 'Salvar regulamento',
      rotuloNao: 'Continuar editando',
    }));
}
