/** Row menu of an invited person. */
import { IconBell, IconEye, IconMailForward, IconMailX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { ComId } from '@/domain/comum/campos';
import { type Convidado, estaPendente, recusaDoLembrete } from '@/domain/diagnostico/convidado';
import { podeVerDeOutros } from '@/domain/diagnostico/resposta';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import type { AcaoDaLinha } from '@/ui/lista/lista';
import { avisarSucesso } from '@/ui/moldura/avisos';
import { convidadosData, type QuestionarioAlvo } from './convidados.data';
import { lembretesFeitos } from './emPalavras';

type Pessoa = ComId<Convidado>;

/** `pode`: whether the person may invite and the period runs. */
export function useAcoesDoConvidado(alvo: QuestionarioAlvo, pode: boolean) {
  const sessao = useSessaoAtiva();
  const navegar = useNavigate();
  const confirmar = useConfirmar();
  const lembrar = useMutation(convidadosData.lembrar(sessao));
  const convidar = useMutation(convidadosData.convidarDeNovo(sessao, alvo));
  const cancelar = useMutation(convidadosData.cancelar(sessao));
  const veRespostas = podeVerDeOutros(sessao.quem, { daqui: alvo.idEmpresa === sessao.contexto.empresaId });
  return (pessoa: Pessoa): AcaoDaLinha[] => {
    const pendente = estaPendente(pessoa.situacao);
    const lista: (AcaoDaLinha & { se: boolean })[] = [
      {
        se: veRespostas && pessoa.situacao === 'respondido',
        rotulo: 'Ver respostas',
        icone: <IconEye size={16} aria-hidden />,
        aoClicar: () =>
          void navegar(
            para('/visualizarQuestionario/:idEmpresa/:idRespondente/:questionarioId', {
              idEmpresa: alvo.idEmpresa,
              idRespondente: pessoa.idConvidado,
              questionarioId: alvo.idQuestionario,
            }),
          ),
      },
      {
        se: pode && recusaDoLembrete(pessoa, new Date()) === undefined,
        rotulo: 'Enviar lembrete',
        icone: <IconBell size={16} aria-hidden />,
        aoClicar: () =>
          lembrar.mutate([pessoa.id], { onSuccess: (conta) => avisarSucesso(lembretesFeitos(conta)) }),
      },
      {
        se: pode && ((pendente && !pessoa.aceito) || pessoa.situacao === 'cancelado'),
        rotulo: pendente ? 'Enviar convite de novo' : 'Convidar de novo',
        icone: <IconMailForward size={16} aria-hidden />,
        aoClicar: () => convidar.mutate(pessoa),
      },
      {
        se: pode && pendente,
        rotulo: 'Cancelar convite',
        icone: <IconMailX size={16} aria-hidden />,
        perigo: true,
        aoClicar: () =>
          void confirmar({
            titulo: `Cancelar o convite de ${pessoa.nome}?`,
            texto: 'O link do e-mail deixa de abrir o questionário. O que já foi respondido fica guardado.',
            rotuloSim: 'Cancelar convite',
            rotuloNao: 'Voltar',
            perigo: true,
          }).then((sim) => sim && cancelar.mutate(pessoa)),
      },
    ];
    return lista.flatMap(({ se, ...acao }) => (se ? [acao] : []));
  };
}
