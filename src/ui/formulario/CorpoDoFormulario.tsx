import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './CorpoDoFormulario.module.css';
import { dataHora } from '@/ui/texto/formatos';
import { EscolhaDoConflito } from './EscolhaDoConflito';
import { RecusaDoEnvio } from './RecusaDoEnvio';
import { primeiroDaSecao } from './useCamposRecusados';
import { useFocoNoCampo } from './useFocoNoCampo';
import type { Formulario } from './useFormulario';

interface Props<Campos extends object> {
  formulario: Omit<Formulario<Campos>, 'enviarPor'>;
  children: ReactNode;
  rotuloEnviar?: string;
  /** Over the sentence of a failed sending. */
  tituloDoErro?: string;
  /** Shown as 'Cancelar' when given. */
  aoCancelar?: () => void;
  /** Part of a larger page: the buttons stand under the fields instead of staying in sight. */
  embutido?: boolean;
  /** Nothing to send yet. */
  semEnvio?: boolean;
  /** Nothing is sent: it can only be closed. */
  somenteLeitura?: boolean;
  /** Beside the buttons, under what the form itself has to say there. */
  nota?: ReactNode;
  /** Further buttons, before the main one. */
  outrasAcoes?: ReactNode;
}

/** A form's frame: offered draft, fields, errors in words, footer that stays in sight. */
export function CorpoDoFormulario<Campos extends object>({
  formulario,
  children,
  rotuloEnviar = 'Salvar',
  tituloDoErro = 'Não foi possível salvar',
  aoCancelar,
  nota,
  outrasAcoes,
  embutido = false,
  somenteLeitura = false,
  semEnvio = false,
}: Props<Campos>) {
  const { enviar, ocupado, erroDoServidor, mudouNoEnvio, saida, conflito, recusa } = formulario;
  const { recusadosPorSecao, refDoForm, rascunho } = formulario;
  useFocoNoCampo(refDoForm, !embutido);
  return (
    <form
      ref={refDoForm}
      onSubmit={(evento) => {
        // React passes the event on to a form above this one, even out of a dialog. Both would be sent.
        evento.stopPropagation();
        enviar(evento);
      }}
      noValidate
      aria-busy={ocupado}
    >
      <Stack gap="md">
        {rascunho.oferecidoDe ? (
          <Alert color="blue" title="Recuperar rascunho não salvo?">
            <Text mb="xs">Guardado neste navegador em {dataHora(new Date(rascunho.oferecidoDe))}.</Text>
            <Group gap="xs">
              <Button size="compact-sm" onClick={rascunho.recuperar}>
                Recuperar
              </Button>
              <Button size="compact-sm" variant="default" onClick={rascunho.descartar}>
                Descartar
              </Button>
            </Group>
          </Alert>
        ) : null}
        {children}
        {conflito.lista.length > 0 ? (
          <EscolhaDoConflito lista={conflito.lista} aoEscolher={conflito.escolher} />
        ) : null}
      </Stack>
      <Group
        className={embutido ? classes.rodapeEmbutido : classes.rodape}
        data-acoes={outrasAcoes ? true : undefined}
        justify="flex-end"
        gap="xs"
      >
        {erroDoServidor ? (
          <RecusaDoEnvio titulo={tituloDoErro} texto={erroDoServidor} saida={saida} ocupado={ocupado} />
        ) : null}
        {mudouNoEnvio ? (
          <Alert className={classes.recusa} color="yellow" title="Falta enviar o que você mudou" role="alert">
            O formulário foi enviado como estava quando você apertou o botão. O que mudou enquanto isso
            continua aqui: envie de novo.
          </Alert>
        ) : null}
        <div className={classes.recado}>
          <Text size="xs" c={recusa ? 'var(--mantine-color-error)' : 'dimmed'}>
            {recusa || rascunhoGuardado(rascunho)}
          </Text>
          {recusadosPorSecao.length > 0 ? (
            <Group gap="sm">
              {recusadosPorSecao.map(({ titulo, quantos }) => (
                <Anchor
                  key={titulo}
                  component="button"
                  type="button"
                  size="xs"
                  className={classes.secaoRecusada}
                  onClick={() => primeiroDaSecao(refDoForm.current, titulo)?.focus()}
                >
                  {titulo}: {quantos}
                </Anchor>
              ))}
            </Group>
          ) : null}
          <Text size="xs" c="dimmed">
            {nota}
          </Text>
        </div>
        <Group className={classes.botoes} justify="flex-end" gap="xs">
          {aoCancelar ? (
            <Button variant="default" className={classes.cancelar} onClick={aoCancelar} disabled={ocupado}>
              {somenteLeitura ? 'Fechar' : 'Cancelar'}
            </Button>
          ) : null}
          {outrasAcoes}
          {somenteLeitura ? null : (
            <Button type="submit" loading={ocupado} disabled={semEnvio}>
              {rotuloEnviar}
            </Button>
          )}
        </Group>
      </Group>
    </form>
  );
}

function rascunhoGuardado({ salvoEm: em, fica }: Formulario<object>['rascunho']): string {
  if (!em) return '';
  if (!fica)
    return 'Este navegador não guarda rascunhos: o que você escreveu se perde se a página for fechada.';
  return `Rascunho guardado às ${em.toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' })}`;
}
