/**
 * A bar above the page once a release came out. The page goes on as it is, and is loaded anew when the person says so.
 * What is not saved is asked for by its form, as on closing the tab (useGuardaDeSaida), and offered back afterwards.
 */
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { seguirVersao } from '@/navegador/versao';
import classes from './FaixaDaVersao.module.css';

export function FaixaDaVersao() {
  const [ha, definir] = useState(false);
  useEffect(() => seguirVersao(() => definir(true)), []);
  return (
    <output>
      {ha ? (
        <span className={`so-na-tela ${classes.faixa}`}>
          Há uma versão nova da plataforma. Salve o que está escrevendo e atualize a página quando puder.
          <Button size="compact-sm" variant="default" onClick={() => window.location.reload()}>
            Atualizar a página
          </Button>
        </span>
      ) : null}
    </output>
  );
}
