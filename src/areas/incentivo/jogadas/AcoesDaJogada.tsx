/** What a person can do with a play of the catalogue: implement or follow it, customise, edit, remove (part 2 §6). */
import { Button } from '@mantine/core';
import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { ComId } from '@/domain/comum/campos';
import { type Jogada, situacaoDaJogada } from '@/domain/incentivo/jogada';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import type { AcaoDaLinha } from '@/ui/lista/lista';
import { MaisAcoes } from '@/ui/lista/MaisAcoes';
import { Link } from '@/ui/moldura/Link';
import { implementacaoData } from '../implementacao/implementacao.data';
import { podeMovimentar, podeVerImplementacao } from '../implementacao/permissoes';
import classes from '../Incentivo.module.css';
import { jogadasData } from './jogadas.data';

const tela = (jogada: ComId<Jogada>, tipo: 'implementacao' | 'normal' | 'customizada') =>
  para('/jogadas-de-inovacao/:tipo/:jogadaDeInovacaoId', { tipo, jogadaDeInovacaoId: jogada.id });

/** The next step with it: follow it while it runs, otherwise implement it. */
export function PorEmPratica({ jogada }: { jogada: ComId<Jogada> }) {
  const sessao = useSessaoAtiva();
  const navegar = useNavigate();
  const { mutateAsync, isPending } = useMutation(implementacaoData.implementar(sessao));
  const situacao = situacaoDaJogada(jogada);
  // Not by `onSuccess` of the call: a search that ends meanwhile takes this card away, and the step with it.
  const implementar = () =>
    void mutateAsync(jogada).then(
      () => navegar(tela(jogada, 'implementacao')),
      () => undefined,
    );
  return (
    <>
      {situacao !== 'disponivel' && podeVerImplementacao(sessao) && (
        <Link
          className={classes.acao}
          to={tela(jogada, 'implementacao')}
          aria-label={`Acompanhar ${jogada.nome}`}
        >
          Acompanhar
        </Link>
      )}
      {situacao !== 'emCurso' && podeMovimentar(sessao) && (
        <Button
          variant="light"
          size="xs"
          loading={isPending}
          aria-label={`Implementar ${jogada.nome}`}
          onClick={implementar}
        >
          {situacao === 'disponivel' ? 'Implementar' : 'Implementar de novo'}
        </Button>
      )}
    </>
  );
}

interface Props {
  jogada: ComId<Jogada>;
  /** Absent for people who may not, and for a play with movements. */
  aoRemover: (() => void) | undefined;
}

export function AcoesDaJogada({ jogada, aoRemover }: Props) {
  const sessao = useSessaoAtiva();
  const navegar = useNavigate();
  const acoes: AcaoDaLinha[] = [];
  if (jogada.sugerida && jogadasData.pode(sessao, 'create'))
    acoes.push({
      rotulo: 'Customizar',
      icone: <IconCopy size={16} aria-hidden />,
      aoClicar: () => void navegar(tela(jogada, 'customizada')),
    });
  if (jogadasData.pode(sessao, 'update', jogada))
    acoes.push({
      rotulo: 'Editar',
      icone: <IconPencil size={16} aria-hidden />,
      aoClicar: () => void navegar(tela(jogada, 'normal')),
    });
  if (aoRemover)
    acoes.push({
      rotulo: 'Remover',
      icone: <IconTrash size={16} aria-hidden />,
      aoClicar: aoRemover,
      perigo: true,
    });
  return <MaisAcoes variant="subtle" size="xs" rotulo={`Ações de ${jogada.nome}`} acoes={acoes} />;
}
