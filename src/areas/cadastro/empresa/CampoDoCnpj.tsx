/** CNPJ of the company form: complete, it is looked up at once. The button looks it up again. */
import { Alert, Button, Loader } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { mascararCnpj } from '@/domain/empresas/cnpj';
import type { CamposDaEmpresa } from '@/domain/empresas/empresa-form';
import { CampoMascarado } from '@/ui/formulario/CampoMascarado';
import classes from './CamposDaEmpresa.module.css';
import type { useConsultaDeCnpj } from './useConsultaDeCnpj';

interface Props {
  form: UseFormReturnType<CamposDaEmpresa>;
  consulta: ReturnType<typeof useConsultaDeCnpj>;
  podeMudar: boolean;
  /** A company that is being registered begins here. */
  nova: boolean;
}

export function CampoDoCnpj({ form, consulta, podeMudar, nova }: Props) {
  const { buscando, aviso, aoDigitar, buscar } = consulta;
  const campo = form.getInputProps('cnpj');
  return (
    <>
      <div className={classes.cnpj}>
        <CampoMascarado
          label="CNPJ"
          description={
            podeMudar ? 'Com os 14 caracteres, os dados são buscados na base nacional.' : undefined
          }
          mascara={mascararCnpj}
          autoComplete="off"
          disabled={!podeMudar}
          {...campo}
          onChange={(texto) => {
            campo.onChange(texto);
            aoDigitar(texto);
          }}
          onKeyDown={(evento) => {
            if (evento.key !== 'Enter' || !nova) return;
            evento.preventDefault();
            buscar();
          }}
          rightSection={buscando ? <Loader size="xs" aria-label="Buscando na base nacional" /> : null}
        />
        {nova ? (
          <Button
            variant="default"
            className={classes.buscar}
            data-recusado={campo.error ? true : undefined}
            onClick={buscar}
          >
            Buscar
          </Button>
        ) : null}
      </div>
      {aviso && (
        <Alert color="yellow" role="status">
          {aviso}
        </Alert>
      )}
    </>
  );
}
