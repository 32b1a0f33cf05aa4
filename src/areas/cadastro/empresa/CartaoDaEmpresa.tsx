/** What the national registry says of the company, to be confirmed by reading it, or corrected in the fields. */
import { Button, Group, Paper, Text } from '@mantine/core';
import { mascararCep } from '@/domain/empresas/cep';
import { PORTES } from '@/domain/empresas/empresa';
import type { CamposDaEmpresa } from '@/domain/empresas/empresa-form';
import { ROTULO_DO_PORTE } from '@/domain/empresas/empresa-rotulos';
import { mascararTelefone } from '@/domain/pessoas/telefone';
import classes from './CamposDaEmpresa.module.css';

interface Props {
  valores: CamposDaEmpresa;
  /** Paths of the fields that only the card shows. */
  campos: ReadonlySet<string>;
  aoCorrigir: () => void;
}

function rotuloDoPorte(valor: string | null): string {
  const porte = PORTES.find((um) => um === valor);
  return porte ? ROTULO_DO_PORTE[porte] : '';
}

const juntar = (separador: string, ...partes: (string | null | undefined | false)[]) =>
  partes.filter(Boolean).join(separador);

export function CartaoDaEmpresa({ valores, campos, aoCorrigir }: Props) {
  const { endereco: e } = valores;
  const se = (campo: string, texto: string | null) => campos.has(campo) && texto;
  const rua = juntar(
    ', ',
    se('endereco.logradouro', e.logradouro),
    se('endereco.numero', e.numero),
    se('endereco.complemento', e.complemento ?? ''),
  );
  const linhas: [string, string][] = [
    ['Razão social', juntar('', se('razaoSocial', valores.razaoSocial))],
    ['Atividade', juntar(' · ', se('codigoCNAE', valores.codigoCNAE), se('cnae', valores.cnae))],
    ['Porte', juntar('', se('porte', rotuloDoPorte(valores.porte)))],
    ['E-mail', juntar('', se('email', valores.email))],
    ['Telefone', juntar('', se('telefone', mascararTelefone(valores.telefone)))],
    [
      'Endereço',
      juntar(' · ', rua, se('endereco.bairro', e.bairro), se('endereco.cep', `CEP ${mascararCep(e.cep)}`)),
    ],
  ];
  return (
    <Paper withBorder p="md" role="group" aria-label="Empresa encontrada na base nacional">
      <Group justify="space-between" align="flex-start" wrap="nowrap" mb="sm">
        <div className={classes.nome}>
          <Text size="md" fw={600}>
            {juntar('', se('nomeFantasia', valores.nomeFantasia)) || valores.razaoSocial}
          </Text>
          <Text>{juntar('/', se('endereco.cidade', e.cidade), se('endereco.estado', e.estado))}</Text>
        </div>
        <Button variant="default" flex="none" onClick={aoCorrigir}>
          Corrigir
        </Button>
      </Group>
      <dl className={classes.fatos}>
        {linhas
          .filter(([, texto]) => texto)
          .map(([rotulo, texto]) => (
            <div key={rotulo}>
              <dt>{rotulo}</dt>
              <dd>{texto}</dd>
            </div>
          ))}
      </dl>
      <Text c="dimmed" mt="sm">
        Confira os dados e complete o que falta abaixo.
      </Text>
    </Paper>
  );
}
