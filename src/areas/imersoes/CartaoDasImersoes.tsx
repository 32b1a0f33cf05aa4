/** Immersions people can enrol in now or soon, with the seats that are left, for the dashboard (part 2 §2). */
import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BlocoDePais } from '@/areas/pais/BlocoDePais';
import classes from '@/areas/pais/Painel.module.css';
import type { ComId } from '@/domain/comum/campos';
import { APARENCIA_DA_FASE, type Cronograma, faseDasInscricoes } from '@/domain/imersoes/cronograma';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { data } from '@/ui/texto/formatos';
import { imersoesData } from './imersoes.data';
import { vagasEmPalavras } from './vagasEmPalavras';

function Linha({ cronograma }: { cronograma: ComId<Cronograma> }) {
  const [agora] = useState(() => new Date());
  const fase = faseDasInscricoes(cronograma, agora);
  const { idDesafio, desafioTitulo, inicioIncricao, terminoIncricao } = cronograma;
  return (
    <li className={classes.linha}>
      <div className={classes.nomes}>
        <Link to={para('/desafios/:desafioId', { desafioId: idDesafio })} className={classes.titulo}>
          {desafioTitulo}
        </Link>
        <Group gap="xs" my={4}>
          <StatusBadge cor={APARENCIA_DA_FASE[fase].cor}>{APARENCIA_DA_FASE[fase].rotulo}</StatusBadge>
          <Text size="xs">{vagasEmPalavras(cronograma)}</Text>
        </Group>
        <Text size="xs" c="dimmed">
          {data(inicioIncricao)} a {data(terminoIncricao)}
        </Text>
      </div>
    </li>
  );
}

export function CartaoDasImersoes() {
  return (
    <BlocoDePais
      titulo="Próximas imersões"
      oQue="imersões"
      altura={150}
      consulta={useQuery(imersoesData.proximas(useSessaoAtiva()))}
      vazio="Nenhuma imersão recebe inscrições agora nem em breve."
    >
      {({ itens }) => (
        <ul className={classes.lista}>
          {itens.map((cronograma) => (
            <Linha key={cronograma.id} cronograma={cronograma} />
          ))}
        </ul>
      )}
    </BlocoDePais>
  );
}
