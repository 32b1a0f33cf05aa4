/** The ten of a kind registered last (part 2 §2). */
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ComId } from '@/domain/comum/campos';
import { maiuscula } from '@/domain/comum/maiuscula';
import { flexao, type Pai, type TipoDePai } from '@/domain/pai/pai';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';
import { RelativeTime } from '@/ui/texto/RelativeTime';
import { BlocoDePais } from './BlocoDePais';
import { painelDePaisData } from './painelDePais.data';
import classes from './Painel.module.css';
import { StatusDoPai } from './StatusDoPai';
import { nenhumCadastrado } from './textos';

interface Props {
  tipo: TipoDePai;
  /** Address of their list. */
  lista: string;
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
        <Anchor component={Link} to={lista} size="sm">
          Ver tod{o}s
        </Anchor>
      }
      vazio={`${nenhumCadastrado(nome)}. ${maiuscula(o)} primeir${o} publicad${o} aparece aqui.`}
    >
      {({ itens }) => <Tabela tipo={tipo} pais={itens} />}
    </BlocoDePais>
  );
}
