/** The ten of a kind registered last, and what each status means with how many public ones are in it (part 2 §2). */
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ComId } from '@/domain/comum/campos';
import { maiuscula } from '@/domain/comum/maiuscula';
import { flexao, type Pai, type TipoDePai } from '@/domain/pai/pai';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { numero } from '@/ui/texto/formatos';
import { Link } from '@/ui/moldura/Link';
import { RelativeTime } from '@/ui/texto/RelativeTime';
import { BlocoDePais } from './BlocoDePais';
import { contadorData } from './contador.data';
import { painelDePaisData } from './painelDePais.data';
import classes from './Painel.module.css';
import { StatusDoPai } from './StatusDoPai';
import { nenhumCadastrado } from './textos';

interface Props {
  tipo: TipoDePai;
  /** Address of their list; with a status, of those in it. */
  lista: (busca?: { filter: string }) => string;
}

function Legenda({ tipo, lista }: Props) {
  const { data: contador } = useQuery(contadorData.doTipo(useSessaoAtiva(), tipo));
  const usados = Object.entries(tipo.aparencia).flatMap(([status, { rotulo }]) => {
    const quantos = contador?.porStatus[status] ?? 0;
    return quantos > 0 ? [{ status, rotulo, quantos }] : [];
  });
  if (usados.length === 0) return null;
  return (
    <ul className={classes.legenda} aria-label="Legenda de status">
      {usados.map(({ status, rotulo, quantos }) => (
        <li key={status}>
          <Link to={lista({ filter: status })} aria-label={`${rotulo}: ${numero(quantos)}`}>
            <StatusDoPai tipo={tipo} status={status} /> {numero(quantos)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const Tabela = ({ tipo, pais }: Pick<Props, 'tipo'> & { pais: ComId<Pai>[] }) => (
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
      {pais.map(({ id, titulo, status, autorNome, createdAt }) => (
        <tr key={id}>
          <td>
            <Link to={tipo.endereco(id)} className={classes.titulo}>
              {titulo}
            </Link>
            <div className={classes.soNoCelular}>
              <StatusDoPai tipo={tipo} status={status} />
            </div>
          </td>
          <td className={classes.soNaMesa}>
            <StatusDoPai tipo={tipo} status={status} />
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

export function UltimosDoPainel({ tipo, lista }: Props) {
  const { nome } = tipo;
  const { o } = flexao(nome);
  return (
    <BlocoDePais
      titulo={`${maiuscula(nome.plural)}: ${nome.feminino ? 'últimas 10' : 'últimos 10'}`}
      oQue={nome.plural}
      altura={420}
      consulta={useQuery(painelDePaisData.ultimos(useSessaoAtiva(), tipo))}
      mais={
        <Anchor component={Link} to={lista()} size="sm">
          Ver tod{o}s
        </Anchor>
      }
      vazio={`${nenhumCadastrado(nome)}. ${maiuscula(o)} primeir${o} publicad${o} aparece aqui.`}
    >
      {({ itens }) => (
        <>
          <Tabela tipo={tipo} pais={itens} />
          <Legenda tipo={tipo} lista={lista} />
        </>
      )}
    </BlocoDePais>
  );
}
