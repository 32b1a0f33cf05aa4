/** How the companies would be dealt, with what is impossible said before. */
import { Alert, Paper, Stack, Text, Title } from '@mantine/core';
import { plural } from '@/ui/texto/formatos';
import type { Distribuido } from './juri.data';
import { MOTIVO_EM_PALAVRAS } from './palavras';
import classes from './Juri.module.css';

interface Props {
  previa: Distribuido;
  pessoas: readonly { id: string; nome: string }[];
}

export function PreviaDaDistribuicao({ previa: { lugares, faltam, impedidos }, pessoas }: Props) {
  const nomeDe = new Map(pessoas.map(({ id, nome }) => [id, nome]));
  const nome = (id: string) => nomeDe.get(id) ?? 'Pessoa removida';
  const cargas = pessoas.flatMap(({ id }) => {
    const quantas = lugares.filter(({ avaliadores }) => avaliadores.includes(id)).length;
    return quantas > 0 ? [`${nome(id)}: ${plural(quantas, 'empresa', 'empresas')}`] : [];
  });
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="previa">
      <Stack gap="sm">
        <Title order={3} size="h4" id="previa">
          Como fica
        </Title>
        <Text size="sm">Nada foi gravado ainda. {cargas.join('; ')}.</Text>
        {faltam.length > 0 ? (
          <Alert color="orange" title="Faltam avaliadores sem impedimento">
            <ul className={classes.lista}>
              {faltam.map(({ id, nome: empresa, quantos }) => (
                <li key={id}>
                  {empresa}: falta{quantos > 1 ? 'm' : ''} {plural(quantos, 'avaliador', 'avaliadores')}
                </li>
              ))}
            </ul>
          </Alert>
        ) : null}
        <ul className={classes.lista} aria-label="Empresas e avaliadores">
          {lugares.map(({ id, nome: empresa, avaliadores }) => (
            <li key={id}>
              <b>{empresa}</b>: {avaliadores.map(nome).join(', ') || 'ninguém'}
            </li>
          ))}
        </ul>
        {impedidos.length > 0 ? (
          <>
            <Title order={4} size="h5">
              Quem não avalia quem
            </Title>
            <ul className={classes.lista} aria-label="Impedimentos">
              {impedidos.map(({ avaliador, idEmpresa, empresa, motivo }) => (
                <li key={`${avaliador} ${idEmpresa}`}>
                  {nome(avaliador)} não avalia {empresa}: {MOTIVO_EM_PALAVRAS[motivo]}.
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </Stack>
    </Paper>
  );
}
