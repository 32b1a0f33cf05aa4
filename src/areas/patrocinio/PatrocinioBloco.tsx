/** Sponsorship block (part 2 §2 and §4): the coins of the parent, one's own balance, and the button with its three states. */
import { Alert, Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mensagemDoErro } from '@/domain/comum/erros';
import { flexao } from '@/domain/pai/pai';
import { type PaiNaTela, podeSob } from '@/firebase/dados/paiNaTela';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { plural } from '@/ui/texto/formatos';
import { BlocoLateral } from '@/ui/pagina/BlocoLateral';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { ANCORA } from '@/areas/pais/ancoras';
import { Alegria } from './Alegria';
import { Patrocinadores } from './Patrocinadores';
import classes from './Patrocinio.module.css';
import { type Saldo, patrocinioData } from './patrocinio.data';

/** Sums, what is left, field and button. */
const ESPERA = <Esqueleto altura={230} />;
const FormularioDoPatrocinio = aoAbrir(
  () => import('./FormularioDoPatrocinio').then((m) => m.FormularioDoPatrocinio),
  ESPERA,
);
const PatrocinadoresModal = aoAbrir(() => import('./PatrocinadoresModal').then((m) => m.PatrocinadoresModal));

/** The rules take no coins after the rule's end, and nobody has more than it gave. */
function porQueNao({ lugar: { tipo } }: PaiNaTela, { aberto, quota }: Saldo): string {
  const oRegulamento = `O regulamento d${flexao(tipo.nome).este} ${tipo.nome.singular}`;
  if (!aberto) return `${oRegulamento} terminou: as moedas ficam como estão.`;
  return quota === 0
    ? `${oRegulamento} não dá moedas.`
    : 'Você já usou todas as moedas que este regulamento lhe deu.';
}

/** Own balance and form; only where the idea can be sponsored by this person. */
export function MeuPatrocinio({ pai, aoDar }: { pai: PaiNaTela; aoDar?: () => void }) {
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

function resumo({ lugar: { tipo }, pai }: PaiNaTela): string {
  const { singular, feminino } = tipo.nome;
  const este = `${feminino ? 'Esta' : 'Este'} ${singular}`;
  const { moedas } = pai.totais;
  if (moedas > 0) return `${este} recebeu ${plural(moedas, 'moeda', 'moedas')}.`;
  if (pai.semFuturo && pai.patrocinadores.length > 0)
    return `As moedas d${flexao(tipo.nome).este} ${singular} voltaram para quem as deu.`;
  return `${este} ainda não recebeu moedas.`;
}

export function PatrocinioBloco({ pai: naTela }: { pai: PaiNaTela }) {
  const sessao = useSessaoAtiva();
  const [vendo, definirVendo] = useState(false);
  const [deram, contar] = useState(0);
  const { pai } = naTela;
  if (!pai.publicado) return null;
  const pode = podeSob(sessao, naTela, 'patrocinios', 'create');
  const tevePatrocinio = pai.totais.moedas > 0 || pai.patrocinadores.length > 0;
  return (
    <BlocoLateral titulo="Patrocínio" ancora={ANCORA.patrocinio}>
      <div className={classes.resumo}>
        <Text>{resumo(naTela)}</Text>
        {deram > 0 && <Alegria key={deram} aoAcabar={() => contar(0)} />}
      </div>
      {pai.patrocinadores.length > 0 && <Patrocinadores referencias={pai.patrocinadores} />}
      {pode && <MeuPatrocinio pai={naTela} aoDar={() => contar(deram + 1)} />}
      {pai.autor === sessao.uid && tevePatrocinio && (
        <Button variant="subtle" size="xs" w="fit-content" onClick={() => definirVendo(true)}>
          Ver patrocinadores
        </Button>
      )}
      {vendo && <PatrocinadoresModal pai={naTela} aoFechar={() => definirVendo(false)} />}
    </BlocoLateral>
  );
}
