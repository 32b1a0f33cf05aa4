import { PESSOAS_NO_FILTRO } from './atividades.data';

/** People of the filter's value, `uid|nome,uid|nome`. */
export function lerColaboradores(texto = ''): { id: string; nome: string }[] {
  return texto
    .split(',')
    .flatMap((pessoa) => {
      const [id = '', nome = id] = pessoa.split('|');
      return id && !id.includes('/') ? [{ id, nome }] : [];
    })
    .slice(0, PESSOAS_NO_FILTRO);
}
