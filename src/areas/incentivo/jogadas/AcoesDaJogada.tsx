/** What a person can do with a play of the catalogue: implement or follow it, customise, edit, remove (part 2 §6). */
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { ComId } from '@/domain/comum/campos';
import { type Jogada, situacaoDaJogada } from '@/domain/incentivo/jogada';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';
import { implementacaoData } from '../implementacao/implementacao.data';
import { podeMovimentar, podeVerImplementacao } from '../implementacao/permissoes';
import classes from '../Incentivo.module.css';
import { jogadasData } from './jogadas.data';

interface Props {
  jogada: ComId<Jogada>;
  /** Absent for people who may not, and for a play with movements. */
  aoRemover: (() => void) | undefined;
}

export function AcoesDaJogada({ jogada, aoRemover }: Props) {
  const sessao = useSessaoAtiva();
  const navegar = useNavigate();
  const { mutateAsync, isPending } = useMutation(implementacaoData.implementar(sessao));
  const situacao = situacaoDaJogada(jogada);
  const tela = (tipo: 'implementacao' | 'normal' | 'customizada') =>
    para('/jogadas-de-inovacao/:tipo/:jogadaDeInovacaoId', { tipo, jogadaDeInovacaoId: jogada.id });
  // Not by `onSuccess` of the call: a search that ends meanwhile takes this card away, and the step with it.
  const implementar = () =>
    void mutateAsync(jogada).then(
      () => navegar(tela('implementacao')),
      () => undefined,
    );
  return (
    <>
      {situacao !== 'disponivel' && podeVerImplementacao(sessao) && (
        <Link className={classes.acao} to={tela('implementacao')} aria-label={`Acompanhar ${jogada.nome}`}>
          Acompanhar
        </Link>
      )}
      {situacao !== 'emCurso' && podeMovimentar(sessao) && (
        <Button size="xs" loading={isPending} aria-label={`Implementar ${jogada.nome}`} onClick={implementar}>
          {situacao === 'disponivel' ? 'Implementar' : 'Implementar de novo'}
        </Button>
      )}
      {jogada.sugerida && jogadasData.pode(sessao, 'create') && (
        <Link className={classes.acao} to={tela('customizada')} aria-label={`Customizar ${jogada.nome}`}>
          Customizar
        </Link>
      )}
      {jogadasData.pode(sessao, 'update', jogada) && (
        <Link className={classes.acao} to={tela('normal')} aria-label={`Editar ${jogada.nome}`}>
          Editar
        </Link>
      )}
      {aoRemover && (
        <Button
          variant="subtle"
          color="red"
          size="xs"
          aria-label={`Remover ${jogada.nome}`}
          onClick={aoRemover}
        >
          Remover
        </Button>
      )}
    </>
  );
}
