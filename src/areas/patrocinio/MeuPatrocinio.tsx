/** One's own balance and the form, only where the parent can be sponsored by this person; in the block and on cards. */
import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mensagemDoErro } from '@/domain/comum/erros';
import { flexao } from '@/domain/pai/pai';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { type Saldo, patrocinioData } from './patrocinio.data';

/** Sums, what is left, field and button. */
const ESPERA = <Esqueleto altura={186} />;
const FormularioDoPatrocinio = aoAbrir(
  () => import('./FormularioDoPatrocinio').then((m) => m.FormularioDoPatrocinio),
  ESPERA,
);
/** The rules take no coins after the rule's end, and nobody has more than it gave. */
function porQueNao({ lugar: { tipo } }: PaiNaTela, { aberto, quota }: Saldo): string {
  const oRegulamento = `O regulamento d${flexao(tipo.nome).este} ${tipo.nome.singular}`;
  if (!aberto) return `${oRegulamento} terminou: as moedas ficam como estão.`;
  return quota === 0
    ? `${oRegulamento} não dá moedas.`
    : 'Você já usou todas as moedas que este regulamento lhe deu.';
}

interface Props {
  pai: PaiNaTela;
  /** Called when it has more coins of this person than before. */
  aoDar?: () => void;
}

export function MeuPatrocinio({ pai, aoDar }: Props) {
  const sessao = useSessaoAtiva();
  const { data: saldo, error, refetch } = useQuery(patrocinioData.saldo(sessao, pai));
  const [tinha, marcar] = useState(false);
  // A form that was shown stays. A refusal has the balance read again, and what was typed must not go with it.
  if (saldo && saldo.maximo > 0 && !tinha) marcar(true);
  if (error && !saldo) {
    return (
      <Alert
        color="red"
        title="Erro ao buscar o seu saldo"
        withCloseButton
        closeButtonLabel="Fechar e tentar de novo"
        onClose={() => void refetch()}
      >
        {mensagemDoErro(error)}
      </Alert>
    );
  }
  if (!saldo) return ESPERA;
  if (!saldo.aberto || (saldo.maximo === 0 && !tinha)) return <Text c="dimmed">{porQueNao(pai, saldo)}</Text>;
  // A new form when what was given has changed: that becomes the starting value. A new limit alone keeps what is typed.
  return <FormularioDoPatrocinio key={saldo.dadas} pai={pai} saldo={saldo} {...(aoDar ? { aoDar } : {})} />;
}
