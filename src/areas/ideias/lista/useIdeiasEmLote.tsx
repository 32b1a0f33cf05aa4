/** What is done to several selected ideas at once, each as far as the person may (part 2 §6). */
import { IconDownload, IconPin, IconSend, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { permissoesDoComite } from '@/domain/comite/permissoes';
import type { ComId } from '@/domain/comum/campos';
import { temFlag } from '@/domain/acesso/quem';
import { completa, type Ideia, publicada } from '@/domain/ideias/ideia';
import { useUmPorVez } from '@/firebase/dados/useUmPorVez';
import { pode } from '@/firebase/sessao/pode';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import type { AcaoEmLote, EmLote } from '@/ui/lista/emLote';
import { usePerguntando } from '@/ui/lista/usePerguntando';
import { avisarErro } from '@/ui/moldura/avisos';
import { plural } from '@/ui/texto/formatos';
import { avisoPara } from '../formulario/avisoDaPublicacao';
import { ideiasData } from '../ideias.data';
import { mudancasDaIdeia } from '../mudancas.data';
import { podeNaIdeia } from '../pessoas';

type UmaIdeia = ComId<Ideia>;

export function useIdeiasEmLote(): EmLote<UmaIdeia> {
  const sessao = useSessaoAtiva();
  const cliente = useQueryClient();
  const { um, aoTerminar } = useUmPorVez([ideiasData.chave(sessao)]);
  const perguntando = usePerguntando<UmaIdeia>(um);

  /** The session's agenda is looked up with the click: the list does not pay for it. */
  const abrirPauta = async () => {
    try {
      const { mudancasDoComite } = await import('@/areas/comites/mudancas.data');
      const colocar = await mudancasDoComite.abrirPauta(sessao);
      return ({ id }: UmaIdeia) => um(() => colocar(id));
    } catch (erro) {
      avisarErro(erro);
      return undefined;
    }
  };
  const exportar = async (ideias: readonly UmaIdeia[]) => {
    try {
      const { baixarIdeias } = await import('./baixarIdeias');
      baixarIdeias(ideias);
    } catch (erro) {
      avisarErro(erro);
    }
  };

  const doComite = pode(sessao, permissoesDoComite.comitesInovacao, 'update', ['criador']);
  const todas: (AcaoEmLote<UmaIdeia> & { existe: boolean })[] = [
    {
      existe: doComite,
      rotulo: 'Colocar na pauta',
      icone: <IconPin size={16} aria-hidden />,
      pode: publicada,
      porQueNao: () => 'É um rascunho: o comitê vê as publicadas.',
      preparar: abrirPauta,
      andamento: 'Colocando ideias na pauta',
      feito: (quantas) =>
        plural(quantas, 'ideia está na pauta do comitê.', 'ideias estão na pauta do comitê.'),
    },
    {
      existe: true,
      rotulo: 'Publicar',
      icone: <IconSend size={16} aria-hidden />,
      pode: (ideia) => !publicada(ideia) && completa(ideia) && podeNaIdeia(sessao, ideia, 'update'),
      porQueNao: (ideia) =>
        publicada(ideia)
          ? 'Já está publicada.'
          : completa(ideia)
            ? 'Você não pode publicá-la.'
            : 'Faltam o objetivo, os setores ou algum dos cinco textos.',
      preparar: perguntando(
        (quais) => ({
          titulo: `Publicar ${plural(quais.length, 'ideia', 'ideias')}?`,
          texto: avisoPara(sessao.quem.papel, quais.length > 1),
          rotuloSim: 'Publicar',
          rotuloNao: 'Cancelar',
        }),
        (ideia) => mudancasDaIdeia.publicarUma(sessao, ideia),
      ),
      andamento: 'Publicando ideias',
      feito: (quantas) => plural(quantas, 'ideia publicada.', 'ideias publicadas.'),
    },
    {
      existe: temFlag(sessao.quem, [23, 'leitura']),
      rotulo: 'Exportar',
      icone: <IconDownload size={16} aria-hidden />,
      pode: () => true,
      juntas: exportar,
    },
    {
      existe: true,
      rotulo: 'Remover rascunhos',
      icone: <IconTrash size={16} aria-hidden />,
      perigo: true,
      // Published ideas have comments and coins: they are removed one at a time, each with its own question.
      pode: (ideia) => !publicada(ideia) && podeNaIdeia(sessao, ideia, 'delete'),
      porQueNao: (ideia) =>
        publicada(ideia) ? 'Já está publicada: remova-a sozinha.' : 'Você não pode removê-la.',
      preparar: perguntando(
        (quais) => ({
          titulo: `Tem certeza que deseja remover ${plural(quais.length, 'rascunho', 'rascunhos')}?`,
          perigo: true,
        }),
        (ideia) => mudancasDaIdeia.removerUma(sessao, ideia),
      ),
      andamento: 'Removendo rascunhos',
      feito: (quantas) => plural(quantas, 'rascunho removido.', 'rascunhos removidos.'),
    },
  ];
  return {
    selecionadas: ['ideia selecionada', 'ideias selecionadas'],
    acoes: todas.filter(({ existe }) => existe),
    aoTerminar: () => {
      mudancasDaIdeia.relerTotais(sessao, cliente);
      return aoTerminar();
    },
  };
}
