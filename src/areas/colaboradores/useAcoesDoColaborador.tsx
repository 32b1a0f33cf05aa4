/** Row menu of a collaborator by state and right (part 1 §4 and §6; domain/pessoas/colaborador-acoes.ts). */
import {
  IconDownload,
  IconMailForward,
  IconPencil,
  IconTrash,
  IconUserCheck,
  IconUserOff,
  IconUserX,
} from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { O_QUE_FICA } from '@/domain/pessoas/o-que-fica';
import type { Colaborador } from '@/domain/pessoas/colaborador';
import * as acoes from '@/domain/pessoas/colaborador-acoes';
import type { ComId } from '@/domain/comum/campos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { baixar } from '@/ui/formulario/baixar';
import type { AcaoDaLinha } from '@/ui/lista/lista';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { agenteDe } from './agente';
import { colaboradoresData } from './colaboradores.data';

type Pessoa = ComId<Colaborador>;

export function useAcoesDoColaborador(aoEditar: (pessoa: Pessoa) => void) {
  const sessao = useSessaoAtiva();
  const agente = agenteDe(sessao);
  const confirmar = useConfirmar();
  const reenviar = useMutation(colaboradoresData.reenviar(sessao));
  const desabilitar = useMutation(colaboradoresData.desabilitar(sessao));
  const habilitar = useMutation(colaboradoresData.habilitar(sessao));
  const remover = useMutation(colaboradoresData.remover(sessao));
  const exportar = useMutation(colaboradoresData.exportar(sessao));
  const anonimizar = useMutation(colaboradoresData.anonimizar(sessao));

  const levarDados = async (pessoa: Pessoa) => {
    const sim = await confirmar({
      titulo: `Exportar os dados pessoais de ${pessoa.nome}?`,
      texto:
        'Para atender a um pedido da própria pessoa (LGPD, art. 18). O arquivo traz o que a empresa guarda sobre ela, menos o que só ela vê, e a exportação fica registrada na auditoria.',
    });
    if (sim) exportar.mutate(pessoa, { onSuccess: baixar });
  };
  const perguntar = async (titulo: string, texto: string, acao: () => void) => {
    if (await confirmar({ titulo, texto, perigo: true })) acao();
  };

  return (pessoa: Pessoa): AcaoDaLinha[] => {
    const { nome } = pessoa;
    const lista: (AcaoDaLinha & { pode: boolean })[] = [
      {
        pode: acoes.podeReenviar(agente, pessoa),
        rotulo: 'Re-enviar convite',
        icone: <IconMailForward size={16} aria-hidden />,
        aoClicar: () => reenviar.mutate(pessoa),
      },
      {
        pode: acoes.podeEditar(agente, pessoa),
        rotulo: 'Editar',
        icone: <IconPencil size={16} aria-hidden />,
        aoClicar: () => aoEditar(pessoa),
      },
      {
        pode: acoes.podeHabilitar(agente, pessoa),
        rotulo: 'Habilitar',
        icone: <IconUserCheck size={16} aria-hidden />,
        aoClicar: () => habilitar.mutate(pessoa),
      },
      {
        pode: acoes.podeDesabilitar(agente, pessoa),
        rotulo: 'Desabilitar',
        icone: <IconUserOff size={16} aria-hidden />,
        aoClicar: () =>
          void perguntar(
            `Tem certeza que deseja desabilitar ${nome}?`,
            'O acesso a esta empresa termina agora, também onde a pessoa já entrou. Você pode habilitar de novo.',
            () => desabilitar.mutate(pessoa),
          ),
      },
      {
        pode: acoes.podeRemover(agente, pessoa),
        rotulo: 'Remover',
        perigo: true,
        icone: <IconTrash size={16} aria-hidden />,
        aoClicar: () =>
          void perguntar(
            `Tem certeza que deseja remover ${nome}?`,
            'O acesso termina agora. O que a pessoa escreveu fica: ideias, desafios, jogadas e comentários.',
            () => remover.mutate(pessoa),
          ),
      },
      {
        pode: acoes.podeExportarDados(agente, pessoa),
        rotulo: 'Exportar dados pessoais',
        icone: <IconDownload size={16} aria-hidden />,
        aoClicar: () => void levarDados(pessoa),
      },
      {
        pode: acoes.podeAnonimizar(agente, pessoa),
        rotulo: 'Apagar dados pessoais',
        perigo: true,
        icone: <IconUserX size={16} aria-hidden />,
        aoClicar: () =>
          void perguntar(
            `Tem certeza que deseja remover os dados pessoais de ${nome}?`,
            `Nome, e-mail, telefone, foto e data de nascimento são apagados para sempre, e o acesso termina. O que a pessoa fez fica, sem o nome dela. ${O_QUE_FICA}`,
            () => anonimizar.mutate(pessoa),
          ),
      },
    ];
    return lista.flatMap(({ pode, ...acao }) => (pode ? [acao] : []));
  };
}
