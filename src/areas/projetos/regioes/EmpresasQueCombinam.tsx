/** Companies of the project that a region finds as it is written now. */
import { List, Paper, Text } from '@mantine/core';
import '@mantine/core/styles/List.css';
import { useQuery } from '@tanstack/react-query';
import { LIMITE } from '@/domain/comum/campos';
import { criterioForm, pertence, type RegiaoForm } from '@/domain/projetos/regiao';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { mensagemDoErro } from '@/ui/moldura/erro';
import { plural } from '@/ui/texto/formatos';
import { regioesData } from './regioes.data';

/** Named one by one; of the others the number is enough. */
const NOMES = 8;

interface Props {
  projetoId: string;
  regiao: Pick<RegiaoForm, 'comparisonType' | 'identifiers'>;
}

export function EmpresasQueCombinam({ projetoId, regiao: { comparisonType, identifiers } }: Props) {
  const { data, error } = useQuery(regioesData.empresas(useSessaoAtiva(), projetoId));
  // What is not written to its end yet finds nothing, and must not empty the others by 'and'.
  const escritos = identifiers.filter((criterio) => criterioForm.safeParse(criterio).success);
  const regiao = { comparisonType, identifiers: escritos };
  const achadas = data?.itens.filter((linha) => pertence(linha, regiao)) ?? [];
  const titulo = error
    ? `Não foi possível mostrar as empresas. ${mensagemDoErro(error)}`
    : data === undefined
      ? 'Buscando as empresas do projeto…'
      : escritos.length === 0
        ? 'Escreva um critério para ver que empresas combinam.'
        : achadas.length === 0
          ? 'Nenhuma empresa do projeto combina.'
          : `${plural(achadas.length, 'empresa combina', 'empresas combinam')}:`;
  const outras = achadas.length - NOMES;
  return (
    <Paper withBorder p="sm">
      <Text size="sm" role="status">
        {titulo}
      </Text>
      {achadas.length > 0 ? (
        <List size="sm" mt={4}>
          {achadas.slice(0, NOMES).map(({ id, nomeFantasia, cidade, estado }) => (
            <List.Item key={id}>
              {nomeFantasia}
              {cidade ? `, ${cidade}` : ''}
              {estado ? ` (${estado})` : ''}
            </List.Item>
          ))}
          {outras > 0 ? <List.Item>e mais {plural(outras, 'empresa', 'empresas')}</List.Item> : null}
        </List>
      ) : null}
      {data?.proxima ? (
        <Text size="sm" c="dimmed" mt={4}>
          Aqui se olha só para as primeiras {LIMITE.pagina} empresas; o total de todas aparece na lista depois
          de salvar.
        </Text>
      ) : null}
    </Paper>
  );
}
