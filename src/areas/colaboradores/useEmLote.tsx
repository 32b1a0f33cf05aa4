/** What is done to several selected people at once, each as far as the person may (domain/pessoas/colaborador-acoes.ts). */
import { IconMailForward, IconUserCheck, IconUserCog, IconUserOff } from '@tabler/icons-react';
import type { Papel } from '@/domain/acesso/papeis';
import type { Colaborador } from '@/domain/pessoas/colaborador';
import * as acoes from '@/domain/pessoas/colaborador-acoes';
import type { ComId } from '@/domain/comum/campos';
import { useUmPorVez } from '@/firebase/dados/useUmPorVez';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import type { AcaoEmLote, EmLote } from '@/ui/lista/emLote';
import { usePerguntando } from '@/ui/lista/usePerguntando';
import { plural } from '@/ui/texto/formatos';
import { agenteDe } from './agente';
import { colaboradoresData } from './colaboradores.data';
import { NovoPerfil } from './NovoPerfil';

type Pessoa = ComId<Colaborador>;

const pessoas = (quantas: number) => plural(quantas, 'pessoa', 'pessoas');

export function useEmLote(): EmLote<Pessoa> {
  const sessao = useSessaoAtiva();
  const agente = agenteDe(sessao);
  const { um, aoTerminar } = useUmPorVez(colaboradoresData.mexeEm(sessao), colaboradoresData.copias(sessao));
  const perguntando = usePerguntando<Pessoa>(um);
  const papeis = acoes.papeisQueAtribui(agente);
  const mudarPerfil = (quais: readonly Pessoa[]) => {
    let papel: Papel = 'COLLABORATOR';
    const aoMudar = (novo: Papel) => {
      papel = novo;
    };
    return perguntando(
      () => ({
        titulo: `Mudar o perfil de ${pessoas(quais.length)}?`,
        texto: <NovoPerfil papeis={papeis} pessoas={quais} aoMudar={aoMudar} />,
        rotuloSim: 'Mudar perfil',
        rotuloNao: 'Cancelar',
      }),
      (pessoa) => colaboradoresData.mudarPapelDeUm(sessao, pessoa, papel),
    )(quais);
  };

  const todas: AcaoEmLote<Pessoa>[] = [
    {
      rotulo: 'Re-enviar convite',
      icone: <IconMailForward size={16} aria-hidden />,
      pode: (pessoa) => acoes.podeReenviar(agente, pessoa),
      porQueNao: () => 'Não há convite dela à espera de resposta.',
      preparar: perguntando(
        (quais) => ({ titulo: `Re-enviar o convite a ${pessoas(quais.length)}?` }),
        (pessoa) => colaboradoresData.reenviarUm(sessao, pessoa),
      ),
      andamento: 'Re-enviando convites',
      feito: (quantos) => plural(quantos, 'convite re-enviado.', 'convites re-enviados.'),
    },
    {
      rotulo: 'Mudar perfil',
      icone: <IconUserCog size={16} aria-hidden />,
      pode: (pessoa) => acoes.podeMudarPapel(agente, pessoa),
      porQueNao: () => 'Você não pode mudar o perfil dela.',
      preparar: mudarPerfil,
      andamento: 'Mudando perfis',
      feito: (quantos) => plural(quantos, 'pessoa mudou de perfil.', 'pessoas mudaram de perfil.'),
    },
    {
      rotulo: 'Habilitar',
      icone: <IconUserCheck size={16} aria-hidden />,
      pode: (pessoa) => acoes.podeHabilitar(agente, pessoa),
      porQueNao: () => 'Não está desabilitada, ou você não pode mudar isso.',
      preparar: perguntando(
        (quais) => ({ titulo: `Habilitar ${pessoas(quais.length)}?` }),
        (pessoa) => colaboradoresData.habilitarUm(sessao, pessoa),
      ),
      andamento: 'Habilitando pessoas',
      feito: (quantos) => plural(quantos, 'pessoa pode entrar de novo.', 'pessoas podem entrar de novo.'),
    },
    {
      rotulo: 'Desabilitar',
      icone: <IconUserOff size={16} aria-hidden />,
      perigo: true,
      pode: (pessoa) => acoes.podeDesabilitar(agente, pessoa),
      porQueNao: () => 'Já está desabilitada, ainda não aceitou o convite, ou você não pode mudar isso.',
      preparar: perguntando(
        (quais) => ({
          titulo: `Tem certeza que deseja desabilitar ${pessoas(quais.length)}?`,
          texto:
            'O acesso a esta empresa termina agora, também onde já entraram. Você pode habilitar de novo.',
          perigo: true,
        }),
        (pessoa) => colaboradoresData.desabilitarUm(sessao, pessoa),
      ),
      andamento: 'Desabilitando pessoas',
      feito: (quantos) =>
        plural(quantos, 'pessoa não entra mais nesta empresa.', 'pessoas não entram mais nesta empresa.'),
    },
  ];
  const gerencia = acoes.podeConvidar(agente) || acoes.podeMudarAcesso(agente);
  return {
    selecionadas: ['pessoa selecionada', 'pessoas selecionadas'],
    acoes: gerencia ? todas : [],
    aoTerminar,
  };
}
