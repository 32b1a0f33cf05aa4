/** Sponsorship block (part 2 §2 and §4): the coins of the parent, one's own balance, and the button with its three states. */
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { flexao } from '@/domain/pai/pai';
import { type PaiNaTela, podeSob } from '@/firebase/dados/paiNaTela';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { plural } from '@/ui/texto/formatos';
import { BlocoLateral } from '@/ui/pagina/BlocoLateral';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { ANCORA } from '@/areas/pais/ancoras';
import { Alegria } from './Alegria';
import { MeuPatrocinio } from './MeuPatrocinio';
import { Patrocinadores } from './Patrocinadores';
import classes from './Patrocinio.module.css';

const PatrocinadoresModal = aoAbrir(() => import('./PatrocinadoresModal').then((m) => m.PatrocinadoresModal));

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
