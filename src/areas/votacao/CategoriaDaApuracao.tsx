import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { numero } from '@/ui/texto/formatos';
import classes from './Apuracao.module.css';
import type { CategoriaApurada } from './votacao.data';

const votosDe = (n: number) => (n === 1 ? '1 voto' : `${numero(n)} votos`);
const porcento = (parte: number, todo: number) => (todo === 0 ? 0 : Math.round((parte / todo) * 1_000) / 10);
const emPalavras = (valor: number) => `${valor.toLocaleString('pt-BR')}%`;

function Barra({ rotulo, valor }: { rotulo: string; valor: number }) {
  return <progress className={classes.barra} aria-label={rotulo} max={100} value={valor} />;
}

/** Who has the most votes, as a sentence; '' where nobody has any. Once the count is closed nobody leads: they have won. */
function primeirasDe(empresas: CategoriaApurada['empresas'], encerrada: boolean): string {
  const [primeira] = empresas;
  if (!primeira || primeira.votos === 0) return '';
  const iguais = empresas.filter(({ votos }) => votos === primeira.votos);
  return iguais.length === 1
    ? `${encerrada ? 'Mais votada' : 'À frente'}: ${primeira.nome}, com ${votosDe(primeira.votos)}.`
    : `${encerrada ? 'Empatadas em primeiro lugar' : 'Empatadas à frente'}, com ${votosDe(primeira.votos)} cada: ${iguais.map(({ nome }) => nome).join(', ')}.`;
}

/** One category: its votes, its part of all, and the companies voted for once it is opened. */
interface Props {
  categoria: CategoriaApurada;
  total: number;
  /** The count is closed: no vote changes any more. */
  encerrada: boolean;
}

export function CategoriaDaApuracao({ categoria, total, encerrada }: Props) {
  const { nome, contados, emRevisao, anulados, empresas, outras } = categoria;
  const [aberta, abrir] = useState(false);
  const id = useId();
  const parte = porcento(contados, total);
  const aFrente = primeirasDe(empresas, encerrada);
  const aParte = [
    ...(emRevisao > 0 ? [`${numero(emRevisao)} em revisão`] : []),
    ...(anulados > 0 ? [anulados === 1 ? '1 anulado' : `${numero(anulados)} anulados`] : []),
  ];
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id}>
      <Stack gap="xs">
        <Group justify="space-between">
          <Title order={2} size="h4" id={id}>
            {nome}
          </Title>
          <Text fw={600}>
            {votosDe(contados)} ({emPalavras(parte)})
          </Text>
        </Group>
        <Barra rotulo={`Parte de ${nome} em todos os votos`} valor={parte} />
        {aFrente === '' ? null : <Text className={classes.nome}>{aFrente}</Text>}
        {aParte.length > 0 ? (
          <Text size="sm" c="dimmed">
            Contados à parte: {aParte.join(', ')}.
          </Text>
        ) : null}
        {aberta ? (
          <ol className={classes.empresas} aria-label={`Empresas mais votadas em ${nome}`}>
            {empresas.map((empresa) => (
              <li key={empresa.id}>
                <Group justify="space-between" gap="xs">
                  <Text className={classes.nome}>{empresa.nome}</Text>
                  <Text size="sm">
                    {votosDe(empresa.votos)} ({emPalavras(porcento(empresa.votos, contados))})
                    {empresa.emRevisao > 0 ? `, ${numero(empresa.emRevisao)} em revisão` : ''}
                  </Text>
                </Group>
                <Barra
                  rotulo={`Parte de ${empresa.nome} nos votos de ${nome}`}
                  valor={porcento(empresa.votos, contados)}
                />
              </li>
            ))}
            {outras > 0 ? <li>Empresas que saíram da categoria: {votosDe(outras)}</li> : null}
          </ol>
        ) : null}
        {contados + emRevisao > 0 ? (
          <Group>
            <Button
              variant="default"
              size="compact-sm"
              aria-expanded={aberta}
              aria-label={aberta ? `Ver menos de ${nome}` : `Ver mais de ${nome}`}
              onClick={() => abrir(!aberta)}
            >
              {aberta ? 'Ver menos' : 'Ver mais'}
            </Button>
          </Group>
        ) : null}
      </Stack>
    </Paper>
  );
}
