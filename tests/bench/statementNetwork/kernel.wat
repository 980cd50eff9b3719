;; Products of rows and matrices of 32-bit numbers, four at a time (SIMD), for training. Parameters are addresses in bytes and counts
;; of numbers. A column count is a multiple of 16.
(module
  (memory (import "env" "memory") 1 65536 shared)

  ;; Adds the product of a row and a matrix to `target`. Zeros of the row cost nothing.
  (func (export "addProduct")
    (param $target i32) (param $columns i32) (param $row i32) (param $rows i32) (param $matrix i32)
    (local $end i32) (local $rowEnd i32) (local $width i32) (local $item i32) (local $at i32) (local $value v128)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local.set $width (i32.shl (local.get $columns) (i32.const 2)))
    (local.set $end (i32.add (local.get $target) (local.get $width)))
    (local.set $rowEnd (i32.add (local.get $row) (i32.shl (local.get $rows) (i32.const 2))))
    (block $done
      (loop $columnsOfBlock
        (br_if $done (i32.ge_u (local.get $target) (local.get $end)))
        (local.set $a (v128.load (local.get $target)))
        (local.set $b (v128.load offset=16 (local.get $target)))
        (local.set $c (v128.load offset=32 (local.get $target)))
        (local.set $d (v128.load offset=48 (local.get $target)))
        (local.set $item (local.get $row))
        (local.set $at (local.get $matrix))
        (block $added
          (loop $add
            (br_if $added (i32.ge_u (local.get $item) (local.get $rowEnd)))
            (if (f32.ne (f32.load (local.get $item)) (f32.const 0))
              (then
                (local.set $value (v128.load32_splat (local.get $item)))
                (local.set $a (f32x4.add (local.get $a) (f32x4.mul (local.get $value) (v128.load (local.get $at)))))
                (local.set $b (f32x4.add (local.get $b) (f32x4.mul (local.get $value) (v128.load offset=16 (local.get $at)))))
                (local.set $c (f32x4.add (local.get $c) (f32x4.mul (local.get $value) (v128.load offset=32 (local.get $at)))))
                (local.set $d (f32x4.add (local.get $d) (f32x4.mul (local.get $value) (v128.load offset=48 (local.get $at)))))))
            (local.set $item (i32.add (local.get $item) (i32.const 4)))
            (local.set $at (i32.add (local.get $at) (local.get $width)))
            (br $add)))
        (v128.store (local.get $target) (local.get $a))
        (v128.store offset=16 (local.get $target) (local.get $b))
        (v128.store offset=32 (local.get $target) (local.get $c))
        (v128.store offset=48 (local.get $target) (local.get $d))
        (local.set $target (i32.add (local.get $target) (i32.const 64)))
        (local.set $matrix (i32.add (local.get $matrix) (i32.const 64)))
        (br $columnsOfBlock))))

  ;; The way back through a product: adds what `errors` of its columns say of each number of the row to `rowBack`, and of the matrix
  ;; to `gradients`.
  (func (export "addGradients")
    (param $errors i32) (param $columns i32) (param $row i32) (param $rowBack i32) (param $rows i32) (param $matrix i32)
    (param $gradients i32)
    (local $end i32) (local $rowEnd i32) (local $error i32) (local $value v128) (local $sum v128)
    (local.set $end (i32.add (local.get $errors) (i32.shl (local.get $columns) (i32.const 2))))
    (local.set $rowEnd (i32.add (local.get $row) (i32.shl (local.get $rows) (i32.const 2))))
    (block $done
      (loop $rowsOfMatrix
        (br_if $done (i32.ge_u (local.get $row) (local.get $rowEnd)))
        (local.set $value (v128.load32_splat (local.get $row)))
        (local.set $sum (v128.const i32x4 0 0 0 0))
        (local.set $error (local.get $errors))
        (block $added
          (loop $add
            (br_if $added (i32.ge_u (local.get $error) (local.get $end)))
            (local.set $sum
              (f32x4.add (local.get $sum) (f32x4.mul (v128.load (local.get $error)) (v128.load (local.get $matrix)))))
            (v128.store (local.get $gradients)
              (f32x4.add (v128.load (local.get $gradients))
                (f32x4.mul (local.get $value) (v128.load (local.get $error)))))
            (local.set $error (i32.add (local.get $error) (i32.const 16)))
            (local.set $matrix (i32.add (local.get $matrix) (i32.const 16)))
            (local.set $gradients (i32.add (local.get $gradients) (i32.const 16)))
            (br $add)))
        (f32.store (local.get $rowBack)
          (f32.add (f32.load (local.get $rowBack))
            (f32.add
              (f32.add (f32x4.extract_lane 0 (local.get $sum)) (f32x4.extract_lane 1 (local.get $sum)))
              (f32.add (f32x4.extract_lane 2 (local.get $sum)) (f32x4.extract_lane 3 (local.get $sum))))))
        (local.set $row (i32.add (local.get $row) (i32.const 4)))
        (local.set $rowBack (i32.add (local.get $rowBack) (i32.const 4)))
        (br $rowsOfMatrix)))))
