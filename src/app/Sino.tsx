/** The bell: an icon at first. Its number and what opens under it come when the page is up (areas/notificacoes). */
import { UnstyledButton } from '@mantine/core';
import { Suspense, useEffect, useState } from 'react';
import classes from './Cabecalho.module.css';
import { parteDe, porCima } from '@/ui/moldura/parte';
import { umaVez } from '@/ui/moldura/umaVez';
import { Icone } from '@/ui/moldura/Icone';

const carregar = umaVez(() => import('@/areas/notificacoes/PainelDoSino'));
const PainelDoSino = parteDe(carregar, porCima);

const ESPERA = 2_500;

export function Sino() {
  const [pronto, definirPronto] = useState(false);
  const [aberto, definirAberto] = useState(false);
  useEffect(() => {
    const pronta = () => definirPronto(true);
    // Without a connection the number waits; what fails at a click, the click says.
    const espera = setTimeout(() => void carregar().then(pronta, () => undefined), ESPERA);
    return () => clearTimeout(espera);
  }, []);
  return (
    <div className={classes.sino}>
      <UnstyledButton
        className={classes.busca}
        aria-label="Notificações"
        aria-describedby="nao-lidas"
        aria-expanded={aberto}
        onClick={() => {
          definirPronto(true);
          definirAberto(!aberto);
        }}
      >
        <Icone nome="bell" tamanho={20} />
      </UnstyledButton>
      {pronto ? (
        <Suspense>
          <PainelDoSino aberto={aberto} aoFechar={() => definirAberto(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
