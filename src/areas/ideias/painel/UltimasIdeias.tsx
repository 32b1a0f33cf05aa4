/** The ten ideas registered last, and what each status means with how many public ideas are in it (part 2 §2). */
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import type { ComId } from '@/domain/comum/campos';
import { APARENCIA_DO_STATUS, type Ideia, STATUS_DA_IDEIA } from '@/domain/ideias/ideia';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { numero } from '@/ui/texto/formatos';
import { Link } from '@/ui/moldura/Link';
import { RelativeTime } from '@/ui/texto/RelativeTime';
import { contadorData } from '@/areas/pais/contador.data';
import { StatusDaIdeia } from '../StatusDaIdeia';
import { BlocoDeIdeias } from './BlocoDeIdeias';
import { painelData } from './painel.data';
import classes from './Painel.module.css';

function Legenda() {
  const { data: contador } = useQuery(contadorData.doTipo(useSessaoAtiva(), IDEIA));
  const usados = STATUS_DA_IDEIA.filter((status) => (contador?.porStatus[status] ?? 0) > 0);
  if (usados.length === 0) return null;
  return (
    <ul className={classes.legenda} aria-label="Legenda de status">
      {usados.map((status) => (
        <li key={status}>
          <Link
            to={para('/ideias', { filter: status })}
            aria-label={`${APARENCIA_DO_STATUS[status].rotulo}: ${numero(contador?.porStatus[status] ?? 0)}`}
          >
            <StatusDaIdeia status={status} /> {numero(contador?.porStatus[status] ?? 0)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const Tabela = ({ ideias }: { ideias: ComId<Ideia>[] }) => (
  <table className={classes.tabela}>
    <thead>
      <tr>
        <th>Título</th>
        <th className={classes.soNaMesa}>Status</th>
        <th className={classes.soNaMesa}>Autor</th>
        <th className={classes.soNaMesa}>Cadastro</th>
      </tr>
    </thead>
    <tbody>
      {ideias.map(({ id, titulo, status, autorNome, createdAt }) => (
        <tr key={id}>
          <td>
            <Link to={para('/ideias/:ideiaId', { ideiaId: id })} className={classes.titulo}>
              {titulo}
            </Link>
            <div className={classes.soNoCelular}>
              <StatusDaIdeia status={status} />
            </div>
          </td>
          <td className={classes.soNaMesa}>
            <StatusDaIdeia status={status} />
          </td>
          <td className={`${classes.soNaMesa} ${classes.autor}`} title={autorNome}>
            {autorNome}
          </td>
          <td className={`${classes.soNaMesa} ${classes.quando}`}>
            <RelativeTime valor={createdAt} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

export function UltimasIdeias() {
  return (
    <BlocoDeIdeias
      titulo="Ideias: últimas 10"
      altura={420}
      consulta={useQuery(painelData.ultimas(useSessaoAtiva()))}
      mais={
        <Anchor component={Link} to={para('/ideias')} size="sm">
          Ver todas
        </Anchor>
      }
      vazio="Não há ideias cadastradas. A primeira publicada aparece aqui."
    >
      {({ itens }) => (
        <>
          <Tabela ideias={itens} />
          <Legenda />
        </>
      )}
    </BlocoDeIdeias>
  );
}
