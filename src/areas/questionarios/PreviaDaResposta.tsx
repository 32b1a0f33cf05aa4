/** What a respondent sees of an answer type; what is tried here is stored nowhere. */
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Radio.css';
import { Checkbox, Group, Radio, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  CAIXAS,
  DIA,
  MATRIZ,
  ESCALA,
  NUMERO,
  PONTOS_DA_ESCALA,
  TEXTO,
  type TipoDeRespostaForm,
} from '@/domain/diagnostico/tipo-de-resposta';
import classes from './Questionarios.module.css';

const PONTOS = Array.from({ length: PONTOS_DA_ESCALA }, (_, i) => String(i + 1));

type DaPrevia = Pick<TipoDeRespostaForm, 'tipoDeResposta' | 'orientacao' | 'campos' | 'numero' | 'pontas'>;

function Resposta({ tipoDeResposta, orientacao, campos, numero, pontas }: DaPrevia) {
  const lado = (itens: ReactNode) =>
    orientacao === 2 ? <Group gap="md">{itens}</Group> : <Stack gap="sm">{itens}</Stack>;
  if (tipoDeResposta === TEXTO)
    return <Textarea aria-label="Resposta em texto" placeholder="Escreva a resposta" autosize minRows={2} />;
  if (tipoDeResposta === ESCALA)
    return (
      <>
        {pontas?.menor || pontas?.maior ? (
          <Group justify="space-between" mb={6}>
            <Text size="sm">{pontas.menor ? `1: ${pontas.menor}` : ''}</Text>
            <Text size="sm">{pontas.maior ? `10: ${pontas.maior}` : ''}</Text>
          </Group>
        ) : null}
        <Radio.Group size="md" aria-label="Nota de 1 a 10">
          {lado(PONTOS.map((ponto) => <Radio key={ponto} value={ponto} label={ponto} />))}
        </Radio.Group>
      </>
    );
  if (tipoDeResposta === NUMERO)
    return (
      <Group gap="xs">
        <TextInput aria-label="Resposta em número" inputMode="decimal" w={160} />
        {numero?.unidade ? <Text size="sm">{numero.unidade}</Text> : null}
      </Group>
    );
  if (tipoDeResposta === DIA) return <TextInput type="date" aria-label="Resposta em dia" w={200} />;
  const escritas = campos.filter(({ campo }) => campo.trim());
  if (escritas.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Nenhum valor adicionado!
      </Text>
    );
  return tipoDeResposta === CAIXAS ? (
    <Checkbox.Group size="md" aria-label="Marque quantas quiser">
      {lado(escritas.map(({ campo }, i) => <Checkbox key={i} value={String(i)} label={campo} />))}
    </Checkbox.Group>
  ) : (
    <Radio.Group size="md" aria-label="Escolha uma">
      {lado(escritas.map(({ campo }, i) => <Radio key={i} value={String(i)} label={campo} />))}
    </Radio.Group>
  );
}

export function PreviaDaResposta(tipo: DaPrevia) {
  return (
    <section className={classes.caixa} aria-label="Como a pessoa responde">
      <Text size="sm" fw={600}>
        Como a pessoa responde
      </Text>
      {tipo.tipoDeResposta === MATRIZ ? (
        <Text size="sm" c="dimmed">
          Uma vez para cada afirmação da pergunta:
        </Text>
      ) : null}
      {/* Another kind of answer begins afresh. */}
      <Resposta key={`${tipo.tipoDeResposta}`} {...tipo} />
    </section>
  );
}
